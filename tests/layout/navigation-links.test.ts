import { navigationLinks } from "../../src/layout/navigation-links";
import { frame } from "./frame";

describe("The links of the top bar", () => {
  it("lead to the sections of the home page and to the areas, from any page", () => {
    expect(navigationLinks(frame.layout.navigation)).toEqual([
      { name: "Home", path: "/#home" },
      { name: "Services", path: "/#services" },
      { name: "Portfolio", path: "/#portfolio" },
      { name: "About", path: "/#about" },
      { name: "Areas", path: "/areas-covered" },
      { name: "Contact", path: "/#contact" },
    ]);
  });

  it("are called what the owner calls them", () => {
    const words = { ...frame.layout.navigation, areas: "Where we work" };
    expect(navigationLinks(words)).toContainEqual({ name: "Where we work", path: "/areas-covered" });
  });
});
