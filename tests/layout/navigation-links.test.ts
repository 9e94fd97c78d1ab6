import { navigationLinks } from "../../src/layout/navigation-links";
import { frame } from "./frame";

describe("The links of the top bar", () => {
  it("lead to the sections of the home page and to the areas, from any page", () => {
    expect(navigationLinks(frame.layout.navigation)).toEqual([
      { name: "Home", path: "/#home" },
      { name: "Our work", path: "/#services" },
      { name: "Rooms", path: "/#portfolio" },
      { name: "Family", path: "/#about" },
      { name: "Our corner", path: "/areas-covered" },
      { name: "Write to us", path: "/#contact" },
    ]);
  });

  it("are called what the owner calls them", () => {
    const words = { ...frame.layout.navigation, areas: "Where we work" };
    expect(navigationLinks(words)).toContainEqual({ name: "Where we work", path: "/areas-covered" });
  });
});
