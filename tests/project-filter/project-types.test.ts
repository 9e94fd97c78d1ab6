import { countInWords, typeAddress, typesOf } from "../../src/project-filter/project-types";
import { projects } from "../sections/site-content";
import { portfolioPage } from "../sections/site-pages";

const { typeFilter: words } = portfolioPage;

describe("The types of the projects", () => {
  it("are each named once, in the order of the alphabet", () => {
    expect(typesOf([...projects, {}])).toEqual(["Commercial", "Heritage"]);
  });

  it("have an address on the portfolio", () => {
    expect(typeAddress("Heritage")).toBe("heritage");
    expect(typeAddress("Wet rooms & showers")).toBe("wet-rooms-showers");
  });
});

describe("The number of projects", () => {
  it("names the type", () => {
    expect(countInWords(words, projects, "Heritage")).toBe("1 room: Heritage");
  });

  it("uses the plural for several projects", () => {
    const two = [{ type: "Heritage" }, { type: "Heritage" }] as const;
    expect(countInWords(words, two, "Heritage")).toBe("2 rooms: Heritage");
  });

  it("has words for no project", () => {
    expect(countInWords(words, [], "Heritage")).toBe("0 rooms: Heritage");
  });
});
