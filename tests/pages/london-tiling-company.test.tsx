import CompanyPage, { Head } from "../../src/pages/london-tiling-company";
import { linksIn, pathsIn, textsOf } from "../sections/seen";
import { company, projects, services } from "../sections/site-content";
import { companyPage, homePage, layout, portfolioPage, postcodeCheck } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = {
  companyPage,
  services: { nodes: services },
  projects: { nodes: projects },
  portfolioPage,
  layout,
  company,
  homePage,
  postcodeCheck,
};
const show = () => renderPage(CompanyPage, data, "/london-tiling-company");

describe("The company's own page", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "The Family Behind the Tiles",
      "What we promise",
      "Three kinds of work",
      "Where you may have seen our van",
      "Come in",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "The Family Behind the Tiles"]);
  });

  it("offers a quote and a call at the top", () => {
    const top = show().querySelector("section");
    expect(top && linksIn(top).slice(1)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring 07700 900456", path: "tel:+447700900456" },
    ]);
  });

  it("ends with the way to the quote form", () => {
    expect(linksIn(show()).at(-1)).toEqual({ name: "Ask for a Price", path: "/#contact" });
  });

  it("gives its benefits", () => {
    const headings = textsOf(show(), "h3");
    expect(headings.slice(0, companyPage.benefits.length)).toEqual(
      companyPage.benefits.map(({ title }) => title),
    );
  });

  it("links to all services and to the areas chosen", () => {
    const linked = pathsIn(show());
    expect(linked.filter((path) => path.startsWith("/services/"))).toEqual(
      services.map(({ slug }) => `/services/${slug}`),
    );
    expect(new Set(linked.filter((path) => path.startsWith("/areas/"))).size).toBe(companyPage.areas.length);
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the company's page", () => {
  const head = () => renderHead(Head, data, "/london-tiling-company");

  it("has its own title and description", () => {
    expect(head().title).toBe(companyPage.seoTitle);
    expect(head().description).toBe(companyPage.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/london-tiling-company");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
