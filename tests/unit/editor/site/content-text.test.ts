import { schemaPath } from "../../../../src/content/json-schemas";
import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { contentTypeOf } from "../../../../src/content/types/content-types";
import { contentText } from "../../../../src/editor/site/content-text";
import { fixtureFolder } from "../../../support/fixture";

const project = { $schema: schemaPath("Project"), slug: "loft", order: 7, title: "Loft" };

/** The content of a project as it is stored. */
const stored = (content: object) => JSON.parse(contentText("Project", { ...project, ...content }));

describe("The text of a content file", () => {
  it("does not depend on the order of the given fields, at any depth", async () => {
    const shuffled = (text: string) =>
      JSON.parse(text, (_key, value) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      );
    for (const { path, text } of await readContentFiles(fixtureFolder)) {
      const type = contentTypeOf(path);
      if (type) expect(contentText(type, shuffled(text))).toBe(contentText(type, JSON.parse(text)));
    }
  });

  it("has its fields in the order of the form, after the address of its schema", () => {
    const { title, order, slug } = project;
    const text = contentText("Project", { title, order, slug });
    expect(Object.keys(JSON.parse(text))).toEqual(["$schema", "slug", "order", "title"]);
  });

  it("leaves out a group that may be left out and was left empty", () => {
    for (const empty of [{}, { before: {}, after: {} }, { before: { image: "", alt: null } }, null, ""])
      expect(stored({ beforeAndAfter: empty })).toEqual(project);
  });

  it("leaves out a list that may be left out and has no entries", () => {
    const service = { slug: "floors", questions: [], features: [] };
    const { $schema: _address, ...content } = JSON.parse(contentText("Service", service));
    expect(content).toEqual({ slug: "floors", features: [] });
  });

  it.each([
    { beforeAndAfter: { before: { alt: "Old tiles" } } },
    { title: "", pictures: [] },
    { colour: "green" },
  ])(
    "keeps what is half filled in, may not be left out or is strange, for the check to find: %j",
    (content) => {
      expect(stored(content)).toEqual({ ...project, ...content });
    },
  );

  it("keeps the order of a list", () => {
    const pictures = [
      { alt: "Second", image: "b.jpg" },
      { alt: "First", image: "a.jpg" },
    ];
    expect(stored({ pictures }).pictures).toEqual(pictures);
    expect(Object.keys(stored({ pictures }).pictures[0])).toEqual(["image", "alt"]);
  });
});
