import { entriesBySlug } from "../../../../src/cms/browser/preview/entries-by-slug";

describe("The entries by slug", () => {
  it("are found at every depth of an answer", () => {
    const fulham = { slug: "fulham", name: "Fulham" };
    const chelsea = { slug: "chelsea", name: "Chelsea", nearby: [fulham] };
    const repairs = { slug: "tile-repairs", title: "Tile Repairs" };
    const answer = { area: chelsea, services: { nodes: [repairs] } };
    expect(Object.fromEntries(entriesBySlug([answer, undefined]))).toEqual({
      chelsea,
      fulham,
      "tile-repairs": repairs,
    });
  });

  it("have what all answers together tell of them", () => {
    const card = { slug: "wall", title: "A wall", description: "Green." };
    const link = { slug: "wall", title: "A wall", pictures: ["room"] };
    expect(entriesBySlug([card, { project: link }]).get("wall")).toEqual({ ...card, ...link });
  });

  it.each([
    ["slugs without a name", { slug: "chelsea" }],
    ["names without a slug", { name: "Chelsea" }],
    ["a name that is no text", { slug: "chelsea", name: { first: "Chelsea" } }],
    ["nothing", null],
    ["a text", "chelsea"],
  ])("are none in %s", (_what, answer) => {
    expect(entriesBySlug(answer).size).toBe(0);
  });
});
