import { countInWords, portfolioOf, typeAddress, typesOf } from "../../../src/sections/project/project-types";
import { projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const { typeFilter: words } = portfolioPage;

describe("The types of the projects", () => {
  it("are each named once, in the order of the alphabet", () => {
    expect(typesOf(projects)).toEqual(["Commercial", "Heritage", "Residential"]);
  });

  it("are only those that there are", () => {
    expect(typesOf([{ type: "Heritage" }, { type: "Heritage" }])).toEqual(["Heritage"]);
  });

  it("have an address on the portfolio", () => {
    expect(typeAddress("Heritage")).toBe("heritage");
    expect(portfolioOf("Heritage")).toBe("/portfolio#heritage");
  });
});

describe("The number of projects", () => {
  it("is said of all of them", () => {
    expect(countInWords(words, projects)).toBe("6 projects");
  });

  it("is said of a type", () => {
    expect(countInWords(words, projects, "Heritage")).toBe("2 Heritage projects");
  });

  it("is said in proper English where there is one", () => {
    expect(countInWords(words, [{ type: "Heritage" }], "Heritage")).toBe("1 Heritage project");
  });

  it("is said where there is none", () => {
    expect(countInWords(words, [], "Heritage")).toBe("0 Heritage projects");
  });
});
