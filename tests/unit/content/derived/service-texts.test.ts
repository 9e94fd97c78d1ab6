import { serviceDescription, serviceTitle } from "../../../../src/content/derived/service-texts";

const service = {
  title: "Wet Rooms",
  description: "Level floors that fall to the drain, tanked and tiled in {services} days.",
  features: ["Tanked and tested", "Slip-rated tiles"],
};
const facts = { serviceArea: "Leeds", services: "five" };

it("A service of a title, a description and two features has a title and a description for search engines", () => {
  expect(serviceTitle(service, facts)).toBe("Wet Rooms in Leeds");
  expect(serviceDescription(service, facts)).toBe(
    "Level floors that fall to the drain, tanked and tiled in five days. Tanked and tested, Slip-rated tiles.",
  );
});

it("Texts that an owner wrote for a service replace the derived ones", () => {
  const own = { ...service, seoTitle: "A title", seoDescription: "A description." };
  expect(serviceTitle(own, facts)).toBe("A title");
  expect(serviceDescription(own, facts)).toBe("A description.");
});
