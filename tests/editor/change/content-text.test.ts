/** @jest-environment node */

import { schemaAddress } from "../../../src/content/derived/schema-files";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { contentText } from "../../../src/editor/change/content-text";
import { publishedFiles } from "../../content/content-folder";
import { contentFolder } from "../../content/valid-content";

const project = { $schema: schemaAddress("Project"), slug: "loft", order: 7, title: "Loft" };

/** The content of a project as it is stored. */
const stored = (content: object) => JSON.parse(contentText({ ...project, ...content }));

describe("The text of a content file", () => {
  it("is the same for every published file, read and written again", async () => {
    for (const { text } of await publishedFiles()) expect(contentText(JSON.parse(text))).toBe(text);
  });

  it("is the same in whatever order Decap hands the fields on, at every depth", async () => {
    const shuffled = (text: string): unknown =>
      JSON.parse(text, (_key, value) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      );
    for (const { text } of await readContentFiles(contentFolder))
      expect(contentText(shuffled(text))).toBe(text);
  });

  it("ends with a new line and is indented by two spaces, as the formatter asks", () => {
    expect(contentText({ slug: "loft" })).toBe('{\n  "slug": "loft"\n}\n');
  });

  it("begins with the address of its schema", () => {
    expect(contentText({ slug: "loft", $schema: schemaAddress("Project") })).toMatch(/^\{\n {2}"\$schema": /);
  });

  it("leaves out a group that may be left out and was left empty, however Decap says so", () => {
    for (const empty of [{}, { before: {}, after: {} }, { before: { image: "", alt: null } }, null, ""])
      expect(stored({ beforeAndAfter: empty })).toEqual(project);
  });

  it("keeps a group that is half filled in, for the check to find", () => {
    const half = { before: { alt: "Old tiles" } };
    expect(stored({ beforeAndAfter: half })).toEqual({ ...project, beforeAndAfter: half });
  });

  it("leaves out a list that may be left out and has no entries", () => {
    const service = { $schema: schemaAddress("Service"), slug: "floors", phases: [], benefits: [] };
    const { $schema: _address, ...content } = JSON.parse(contentText(service));
    expect(content).toEqual({ slug: "floors", benefits: [] });
  });

  it("keeps what may not be left out, even empty, for the check to find", () => {
    expect(stored({ title: "", pictures: [] })).toEqual({ ...project, title: "", pictures: [] });
  });

  it("keeps fields that the site does not know, for the check to find", () => {
    expect(stored({ colour: "green" })).toEqual({ ...project, colour: "green" });
  });

  it.each(["__proto__", "constructor", "toString"])(
    "keeps even one named %s, for the same reason",
    (name) => {
      const content = JSON.parse(`{"${name}":"x"}`);
      expect(contentText({ ...project, ...content })).toContain(`"${name}": "x"`);
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

  it.each([
    ["a list", [1, 2]],
    ["a text", "Chelsea"],
    ["of an unknown content type", { b: 1, a: 2 }],
  ])("is what was handed in where that is %s", (_what, content) => {
    expect(JSON.parse(contentText(content))).toEqual(content);
  });
});
