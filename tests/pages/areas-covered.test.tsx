import AreasCoveredPage, { Head } from "../../src/pages/areas-covered";
import { linksIn, pathsIn, textsOf } from "../sections/seen";
import { additionalAreas, areas, company, projects } from "../sections/site-content";
import { areasCoveredPage, homePage, layout, portfolioPage, postcodeCheck } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = {
  areasCoveredPage,
  areas: { nodes: areas },
  projects: { nodes: projects },
  portfolioPage,
  additionalAreas,
  layout,
  company,
  homePage,
  postcodeCheck,
};
const show = () => renderPage(AreasCoveredPage, data, "/areas-covered");

describe("The overview of the areas", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Where Our Vans Go",
      "Door by door",
      "Is your street among them?",
      "A little beyond",
      "The same work everywhere",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Where we go"]);
  });

  it("shows its badges at the top", () => {
    const top = show().querySelector("section");
    for (const badge of ["West London", "Visits cost nothing"]) {
      expect(top).toHaveTextContent(badge);
    }
  });

  it("links to all areas, each once", () => {
    const linked = pathsIn(show()).filter((path) => path.startsWith("/areas/"));
    expect(linked).toHaveLength(areas.length);
    expect(new Set(linked).size).toBe(areas.length);
  });

  it("offers a quote online and a call, with the number to read", () => {
    const calls = linksIn(show()).filter(({ path }) => path === "/#contact" || path.startsWith("tel:"));
    expect(calls).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring 07700 900456", path: "tel:+447700900456" },
    ]);
  });

  it("names every further area", () => {
    expect(textsOf(show(), "li")).toEqual(expect.arrayContaining(additionalAreas.names));
  });

  it("ends with the kinds of work", () => {
    expect(textsOf(show(), "section:last-of-type li strong")).toEqual(
      areasCoveredPage.services.map(({ value }) => value),
    );
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the overview", () => {
  const head = () => renderHead(Head, data, "/areas-covered");

  it("has its own title and description", () => {
    expect(head().title).toContain(areasCoveredPage.seoTitle);
    expect(head().description).toBe(areasCoveredPage.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/areas-covered");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
