import PortfolioPage, { Head } from "../../src/pages/portfolio";
import { linksIn, textsOf } from "../sections/seen";
import { company, projects } from "../sections/site-content";
import { homePage, layout, portfolioPage } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = { portfolioPage, projects: { nodes: projects }, layout, company, homePage };
const show = () => renderPage(PortfolioPage, data, "/portfolio");

describe("The portfolio", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Portfolio",
      "The pictures",
      "Something like this for your room?",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Portfolio"]);
  });

  it("links to every project, below the heading of the pictures", () => {
    const main = show();
    expect(textsOf(main, "h3")).toEqual(projects.map(({ title }) => title));
    const names = linksIn(main).filter(({ path }) => path.startsWith("/portfolio/"));
    expect(names.filter(({ name }) => name !== "View project")).toEqual(
      projects.map(({ slug, title }) => ({ name: title, path: `/portfolio/${slug}` })),
    );
  });

  it("offers a filter by type and shows all pictures", () => {
    const main = show();
    expect(linksIn(main).filter(({ path }) => path.startsWith("#"))).toHaveLength(4);
    expect(main.querySelectorAll("img")).toHaveLength(20);
  });

  it("explains what a visualisation is before it shows one", () => {
    const text = show().textContent ?? "";
    const [first] = projects;
    expect(text).toContain(portfolioPage.visualisationNote);
    expect(text.indexOf(portfolioPage.visualisationNote)).toBeLessThan(text.indexOf(first?.title ?? "none"));
  });

  it("says nothing of visualisations where all are photographs", () => {
    const nodes = projects.map((project) => ({ ...project, kind: "photograph" as const }));
    const main = renderPage(PortfolioPage, { ...data, projects: { nodes } }, "/portfolio");
    expect(main.textContent).not.toContain(portfolioPage.visualisationNote);
  });

  it("ends with a quote and a call", () => {
    expect(linksIn(show()).slice(-2)).toEqual([
      { name: "Get Free Quote", path: "/#contact" },
      { name: "Call Now", path: "tel:+447700900123" },
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
    expect(head().canonical).toBe("https://londontiling.example/portfolio");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
