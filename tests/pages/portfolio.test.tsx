import PortfolioPage, { Head } from "../../src/pages/portfolio";
import { linksIn, textsOf } from "../sections/seen";
import { company, projects } from "../sections/site-content";
import { homePage, layout, portfolioPage } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = { portfolioPage, projects: { nodes: projects }, layout, company, homePage };
const show = () => renderPage(PortfolioPage, data, "/portfolio");

describe("The portfolio", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual(["Rooms", "All its pictures", "And yours?"]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Rooms"]);
  });

  it("links to every project, below the heading of the pictures", () => {
    const main = show();
    expect(textsOf(main, "h3")).toEqual(projects.map(({ title }) => title));
    const [, ...sections] = main.querySelectorAll("section");
    const names = sections.flatMap(linksIn).filter(({ path }) => path.startsWith("/portfolio/"));
    expect(names.filter(({ name }) => name !== "See the room")).toEqual(
      projects.map(({ slug, title }) => ({ name: title, path: `/portfolio/${slug}` })),
    );
  });

  it("offers a filter by type and shows all pictures", () => {
    const main = show();
    expect(linksIn(main).filter(({ path }) => path.startsWith("#"))).toHaveLength(3);
    expect(main.querySelectorAll("li img")).toHaveLength(6);
  });

  it("begins with the first picture of the last project but one, fetched before all others", () => {
    const [first, ...others] = show().querySelectorAll("img");
    expect(first).toHaveAttribute("alt", projects.at(-2)?.pictures[0]?.alt);
    expect(first).toHaveAttribute("fetchpriority", "high");
    for (const picture of others) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("explains what a visualisation is before the list of projects", () => {
    const text = show().textContent ?? "";
    const [first] = projects;
    expect(text).toContain(portfolioPage.visualisationNote);
    expect(text.indexOf(portfolioPage.visualisationNote)).toBeLessThan(
      text.lastIndexOf(first?.title ?? "none"),
    );
  });

  it("says nothing of visualisations where all are photographs", () => {
    const nodes = projects.map((project) => ({ ...project, kind: "photograph" as const }));
    const main = renderPage(PortfolioPage, { ...data, projects: { nodes } }, "/portfolio");
    expect(main.textContent).not.toContain(portfolioPage.visualisationNote);
  });

  it("ends with a quote and a call", () => {
    expect(linksIn(show()).slice(-2)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring Us", path: "tel:+447700900456" },
    ]);
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the portfolio", () => {
  const head = () => renderHead(Head, data, "/portfolio");

  it("has its own title and description", () => {
    expect(head().title).toContain(portfolioPage.seoTitle);
    expect(head().description).toBe(portfolioPage.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/portfolio");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
