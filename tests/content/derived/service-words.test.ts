import { completeService } from "../../../src/content/derived/service-words";

const service = {
  title: "Wet Rooms",
  description: "Level floors that fall to the drain, tanked and tiled in {services} days.",
  features: ["Tanked and tested", "Slip-rated tiles"],
};
const facts = { serviceArea: "Leeds", services: "five" };

it("A service of a title, a description and two features has all that its page and search engines need", () => {
  expect(completeService(service, facts)).toEqual({
    ...service,
    icon: "check",
    headline: "Wet Rooms",
    introduction: service.description,
    seoTitle: "Wet Rooms in Leeds",
    seoDescription:
      "Level floors that fall to the drain, tanked and tiled in five days. Tanked and tested, Slip-rated tiles.",
  });
});

it("What somebody wrote for a service stays", () => {
  const own = {
    icon: "bath" as const,
    headline: "A room",
    introduction: "An introduction.",
    seoTitle: "A title",
    seoDescription: "A description.",
  };
  expect(completeService({ ...service, ...own }, facts)).toEqual({ ...service, ...own });
});
