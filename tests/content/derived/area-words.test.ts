import { completeArea } from "../../../src/content/derived/area-words";

const introduction =
  "Red-brick terraces stand shoulder to shoulder here. We tile their bathrooms between two tenancies.";
const area = { name: "Headingley", introduction };

it("An area of a name and two sentences has a card, a title and a description for search engines", () => {
  expect(completeArea(area, "Tilers in {area}")).toEqual({
    ...area,
    description: introduction,
    seoTitle: "Tilers in Headingley",
    seoDescription: `Headingley: ${introduction}`,
  });
});

it("What somebody wrote for an area stays", () => {
  const own = { description: "A card.", seoTitle: "A title", seoDescription: "A description." };
  expect(completeArea({ ...area, ...own }, "Tilers in {area}")).toEqual({ ...area, ...own });
});

it("No text of an area is longer than what shows it", () => {
  const long = { name: "x".repeat(40), introduction: "We lay long rows of tiles, ".repeat(11) };
  const { description, seoTitle, seoDescription } = completeArea(
    long,
    "The tilers and stone masons in {area}",
  );
  expect([description, seoDescription].map(({ length }) => length <= 160)).toEqual([true, true]);
  expect(seoTitle.length).toBeLessThanOrEqual(60);
});
