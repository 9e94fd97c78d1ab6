import { areaCard, areaDescription, areaTitle } from "../../../../src/content/derived/area-texts";

const headline = "The tilers and stone masons in {area}";
const introduction =
  "Red-brick terraces stand shoulder to shoulder here. We tile their bathrooms between two tenancies.";
const area = { name: "Headingley", introduction };

it("An area of a name and two sentences has a card, a title and a description for search engines", () => {
  expect(areaCard(area)).toBe(introduction);
  expect(areaTitle(area, headline)).toBe("The tilers and stone masons in Headingley");
  expect(areaDescription(area)).toBe(`Headingley: ${introduction}`);
});

it("Texts that an owner wrote for an area replace the derived ones", () => {
  const own = { ...area, description: "A card.", seoTitle: "A title", seoDescription: "A description." };
  expect([areaCard(own), areaTitle(own, headline), areaDescription(own)]).toEqual([
    "A card.",
    "A title",
    "A description.",
  ]);
});

it("No derived text of an area is longer than its place on a card or in search results", () => {
  const long = { name: "x".repeat(40), introduction: "We lay long rows of tiles, ".repeat(11) };
  for (const text of [areaCard(long), areaDescription(long)]) expect(text.length).toBeLessThanOrEqual(160);
  expect(areaTitle(long, headline).length).toBeLessThanOrEqual(60);
});
