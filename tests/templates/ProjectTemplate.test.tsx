import ProjectTemplate, { Head } from "../../src/templates/ProjectTemplate";
import { breadcrumbsIn, renderHead, renderPage } from "../pages/render-page";
import { linksIn, textsOf } from "../sections/seen";
import { bySlug, company, projects } from "../sections/site-content";
import { homePage, layout, portfolioPage } from "../sections/site-pages";

const data = {
  project: bySlug(projects, "family-bathroom-refurbishment"),
  previous: bySlug(projects, "victorian-encaustic-floor"),
  next: bySlug(projects, "hotel-shower-suite"),
  page: portfolioPage,
  layout,
  company,
  homePage,
};
const { project } = data;
const path = `/portfolio/${project.slug}`;
const show = () => renderPage(ProjectTemplate, data, path);

describe("The page of a project", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      project.title,
      "Before and after",
      "The pictures",
      portfolioPage.storyTitle,
      "Something like this for your room?",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Portfolio /portfolio", project.title]);
  });

  it("says at the top what kind of place it is and what was done", () => {
    const top = show().querySelector("section");
    expect(top).toHaveTextContent("Residential");
    expect(top).toHaveTextContent(project.description);
  });

  it("links to its service, to its place and to the portfolio's projects of its type", () => {
    const top = show().querySelector("section");
    expect(top).toHaveTextContent("Service: Bathroom Refurbishment · Place: Wandsworth · Type: Residential");
    expect(top && linksIn(top).slice(2)).toEqual([
      { name: "Bathroom Refurbishment", path: "/services/bathroom-refurbishment" },
      { name: "Wandsworth", path: "/areas/wandsworth" },
      { name: "Residential", path: "/portfolio#residential" },
    ]);
  });

  it("shows all its pictures, and says of each that it is a visualisation", () => {
    const main = show();
    const alts = [...main.querySelectorAll("img")].map(({ alt }) => alt);
    const { beforeAndAfter, pictures } = project;
    expect(alts).toEqual(
      [beforeAndAfter?.before, beforeAndAfter?.after, ...pictures].map((picture) => picture?.alt),
    );
    expect(textsOf(main, "figcaption")).toEqual(alts.map(() => "Visualisation"));
    expect(main).toHaveTextContent(portfolioPage.visualisationNote);
  });

  it("tells of the room, the tile and the work", () => {
    const main = show();
    expect(textsOf(main, "h3")).toEqual(["The room", "The tile", "The work"]);
    expect(textsOf(main, "h3 + p")).toEqual([project.room, project.tile, project.work]);
  });

  it("leads to the projects before and after it", () => {
    const main = show();
    expect(main.querySelector('a[rel="prev"]')).toHaveAttribute(
      "href",
      "/portfolio/victorian-encaustic-floor",
    );
    expect(main.querySelector('a[rel="next"]')).toHaveAttribute("href", "/portfolio/hotel-shower-suite");
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

describe("The head of a project's page", () => {
  const head = () => renderHead(Head, data, path);

  it("has the project's own title and description", () => {
    expect(head().title).toContain(project.seoTitle);
    expect(head().description).toBe(project.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe(`https://londontiling.example${path}`);
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
    expect(head().graph).toContain(`"item":"https://londontiling.example${path}"`);
  });
});
