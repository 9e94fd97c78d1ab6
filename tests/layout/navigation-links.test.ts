import { navigationLinks } from "../../src/layout/navigation-links";
import { frame } from "./frame";

const services = [
  { slug: "floor-tiling", title: "Floors" },
  { slug: "tile-repairs", title: "Repairs" },
];
const links = navigationLinks(frame.layout.navigation, services);

describe("The links of the top bar", () => {
  it("lead to the sections of the home page and to the areas, from any page", () => {
    expect(links.map(({ name, path }) => [name, path])).toEqual([
      ["Home", "/#home"],
      ["Services", "/#services"],
      ["Portfolio", "/#portfolio"],
      ["About", "/#about"],
      ["Areas", "/areas-covered"],
      ["Contact", "/#contact"],
    ]);
  });

  it("are called what the owner calls them", () => {
    const words = { ...frame.layout.navigation, areas: "Where we work" };
    expect(navigationLinks(words, services)).toContainEqual(
      expect.objectContaining({ name: "Where we work", path: "/areas-covered" }),
    );
  });

  it("lead to every service, below the services' own", () => {
    expect(links[1]?.links).toEqual([
      { name: "Floors", path: "/services/floor-tiling" },
      { name: "Repairs", path: "/services/tile-repairs" },
    ]);
  });

  it("know the pages that lie within services, portfolio and areas", () => {
    expect(links.map(({ within }) => within)).toEqual([
      undefined,
      "/services/",
      "/portfolio",
      undefined,
      "/areas/",
      undefined,
    ]);
  });
});
