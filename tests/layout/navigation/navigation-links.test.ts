import { navigationLinks } from "../../../src/layout/navigation/navigation-links";
import { frame } from "../frame";

const links = navigationLinks(frame.layout.navigation, frame.allService.nodes);

describe("The links of the top bar", () => {
  it("lead to the sections of the home page and to the areas, from any page", () => {
    expect(links.map(({ name, path }) => [name, path])).toEqual([
      ["Home", "/#home"],
      ["Our work", "/#services"],
      ["Rooms", "/#portfolio"],
      ["Family", "/#about"],
      ["Our corner", "/areas-covered"],
      ["Write to us", "/#contact"],
    ]);
  });

  it("have every service below the services, for the menus of small screens", () => {
    const [services] = links.filter(({ within }) => within === "/services/");
    expect(services?.links).toEqual(
      frame.allService.nodes.map(({ slug, title }) => ({ path: `/services/${slug}`, name: title })),
    );
  });

  it("are called what the owner calls them", () => {
    const words = { ...frame.layout.navigation, areas: "Where we work" };
    expect(navigationLinks(words, [])).toContainEqual(
      expect.objectContaining({ name: "Where we work", path: "/areas-covered" }),
    );
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
