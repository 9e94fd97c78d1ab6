import ProjectTemplate, { Head } from "../../src/templates/ProjectTemplate";
import { breadcrumbsIn, renderHead, renderPage } from "../pages/render-page";
import { linksIn, textsOf } from "../sections/seen";
import { bySlug, company, projects } from "../sections/site-content";
import { homePage, layout, portfolioPage } from "../sections/site-pages";

const data = {
  project: { ...bySlug(projects, "family-bathroom-refurbishment"), kind: "visualisation" as const },
  previous: bySlug(projects, "family-bathroom-refurbishment"),
  next: bySlug(projects, "cafe-backsplash"),
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
    expect(textsOf(show(), "h1, h2")).toEqual([project.title, "Then and now", "Its story", "And yours?"]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Rooms /portfolio", project.title]);
  });

  it("says at the top what kind of place it is and what was done", () => {
    const top = show().querySelector("section");
    expect(top).toHaveTextContent("Heritage");
    expect(top).toHaveTextContent(project.description);
  });

  it("links to its service, to its place and to the portfolio's projects of its type", () => {
    const top = show().querySelector("section");
    expect(top).toHaveTextContent("Service: Whole Bathrooms · Place: Fulham · Type: Heritage");
    expect(top && linksIn(top).slice(-3)).toEqual([
      { name: "Whole Bathrooms", path: "/services/bathroom-refurbishment" },
      { name: "Fulham", path: "/areas/fulham" },
      { name: "Heritage", path: "/portfolio#heritage" },
    ]);
  });

  it("shows all its pictures, and says of each that it is a visualisation", () => {
    const main = show();
    const shown = [...main.querySelectorAll("section img")].map((image) => image.getAttribute("alt"));
    expect(new Set(shown)).toEqual(new Set(project.pictures.map(({ alt }) => alt)));
    expect(textsOf(main, "section figcaption")).toEqual(shown.map(() => "Drawn, not built"));
    expect(main).toHaveTextContent(portfolioPage.visualisationNote);
  });

  it("begins with its first picture, fetched before all others", () => {
    const [first, ...others] = show().querySelectorAll("img");
    expect(first).toHaveAttribute("alt", project.pictures[0]?.alt);
    expect(first).toHaveAttribute("fetchpriority", "high");
    for (const picture of others) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("shows the pictures that the story has no place for below it", () => {
    const fourth = { ...project.pictures[2], alt: "The fourth picture of the room" };
    const main = renderPage(
      ProjectTemplate,
      {
        ...data,
        project: { ...project, pictures: [...project.pictures, fourth] as typeof project.pictures },
      },
      path,
    );
    expect(textsOf(main, "h2")).toContain("All its pictures");
  });

  it("tells of the room, the tile and the work", () => {
    const main = show();
    expect(textsOf(main, "h3")).toEqual(["How it was", "What it is made of", "How we did it"]);
    expect(textsOf(main, "h3 + p")).toEqual([project.room, project.tile, project.work]);
  });

  it("leads to the projects before and after it", () => {
    const main = show();
    expect(main.querySelector('a[rel="prev"]')).toHaveAttribute(
      "href",
      "/portfolio/family-bathroom-refurbishment",
    );
    expect(main.querySelector('a[rel="next"]')).toHaveAttribute("href", "/portfolio/cafe-backsplash");
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

describe("The head of a project's page", () => {
  const head = () => renderHead(Head, data, path);

  it("has the project's own title and description", () => {
    expect(head().title).toContain(project.seoTitle);
    expect(head().description).toBe(project.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe(`https://obrien-soehne.example${path}`);
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
    expect(head().graph).toContain(`"item":"https://obrien-soehne.example${path}"`);
  });
});
