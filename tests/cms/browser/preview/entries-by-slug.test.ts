import { namesOfSlugs } from "../../../../src/cms/browser/preview/names-of-slugs";

describe("The names of slugs", () => {
  it("are found at every depth of an answer", () => {
    const answer = {
      area: { slug: "chelsea", name: "Chelsea", nearby: [{ slug: "fulham", name: "Fulham" }] },
      services: { nodes: [{ slug: "tile-repairs", title: "Tile Repairs" }] },
    };
    expect(Object.fromEntries(namesOfSlugs([answer, undefined]))).toEqual({
      chelsea: "Chelsea",
      fulham: "Fulham",
      "tile-repairs": "Tile Repairs",
    });
  });

  it.each([
    ["slugs without a name", { slug: "chelsea" }],
    ["names without a slug", { name: "Chelsea" }],
    ["a name that is no text", { slug: "chelsea", name: { first: "Chelsea" } }],
    ["nothing", null],
    ["a text", "chelsea"],
  ])("are none in %s", (_what, answer) => {
    expect(namesOfSlugs(answer).size).toBe(0);
  });
});
