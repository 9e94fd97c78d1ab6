import type { Checked } from "../../src/content/types/checked";
import { query } from "../../src/pages/portfolio";
import { countInWords, typeAddress, typesOf } from "../../src/project-filter/project-types";
import { answerTo } from "../pages/answer-to";

const { projects, portfolioPage } = answerTo<Checked<Queries.PortfolioPageQuery>>(query);
const { typeFilter: words } = portfolioPage;

describe("The types of the projects", () => {
  it("are each named once, in the order of the alphabet", () => {
    expect(typesOf([...projects.nodes, {}])).toEqual(["Commercial", "Heritage"]);
  });

  it("have an address on the portfolio", () => {
    expect(typeAddress("Heritage")).toBe("heritage");
    expect(typeAddress("Wet rooms & showers")).toBe("wet-rooms-showers");
  });

  it("have an address of their own where the page has theirs already", () => {
    expect(typeAddress("All")).toBe("type-all");
    expect(typeAddress("Main")).toBe("type-main");
  });
});

describe("The number of projects", () => {
  it("names the type", () => {
    expect(countInWords(words, projects.nodes, "Heritage")).toBe("1 room: Heritage");
  });

  it("uses the plural for several projects", () => {
    const two = [{ type: "Heritage" }, { type: "Heritage" }] as const;
    expect(countInWords(words, two, "Heritage")).toBe("2 rooms: Heritage");
  });

  it("has words for no project", () => {
    expect(countInWords(words, [], "Heritage")).toBe("0 rooms: Heritage");
  });
});
