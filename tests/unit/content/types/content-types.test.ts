import { fieldsIn } from "../../../../src/content/fields/find-fields";
import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { contentTypeNames, contentTypeOf, contentTypes } from "../../../../src/content/types/content-types";
import { pagePlaceholders } from "../../../../src/content/values/placeholders";
import { fieldName } from "../../../../src/content/values/value-path";
import { fixtureFolder } from "../../../support/fixture";

describe("The content type of a file", () => {
  it("follows from its place: a file, or a folder of many", () => {
    expect(contentTypeOf("pages/home.json")).toBe("HomePage");
    expect(contentTypeOf("areas/chelsea.json")).toBe("Area");
  });

  it.each([
    "chelsea.json",
    "pages/blog.json",
    "areas/west/chelsea.json",
    "old/areas/chelsea.json",
    "Areas/chelsea.json",
    "areas/chelsea.yaml",
    "areas",
    "home.json",
    "pages/home.json/copy.json",
    "",
  ])("is unknown in any other place: %j", (path) => {
    expect(contentTypeOf(path)).toBeUndefined();
  });
});

describe("The content types", () => {
  const types = contentTypeNames.map((name) => contentTypes[name]);

  it.each([
    ["place", types.map(({ storedIn }) => JSON.stringify(storedIn))],
    ["label in their group", types.map(({ group, label }) => `${group} › ${label}`)],
  ])("have each a %s of their own", (_what, own) => {
    expect(new Set(own).size).toBe(types.length);
  });

  it("explain in each hint the placeholders that only its page fills in, and no others", async () => {
    const fields = (await readContentFiles(fixtureFolder)).flatMap(({ path, text }) => {
      const type = contentTypeOf(path);
      return type ? fieldsIn(contentTypes[type].schema, JSON.parse(text)) : [];
    });
    const differing = fields.filter(({ description: { hint = "", placeholders = [], use } }) => {
      const explained = pagePlaceholders.filter((name) => hint.includes(`{${name}}`));
      return (
        use === "textWithFacts" &&
        explained.join() !== pagePlaceholders.filter((name) => placeholders.includes(name)).join()
      );
    });
    expect(differing.map(({ path, description }) => [fieldName(path), description.hint])).toEqual([]);
  });
});
