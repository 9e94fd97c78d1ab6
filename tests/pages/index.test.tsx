import HomePage, { Head } from "../../src/pages/index";
import { linksIn, pathsIn, textsOf } from "../sections/seen";
import { company, faqs, projects, services } from "../sections/site-content";
import { homePage, layout, portfolioPage, postcodeCheck, quoteForm } from "../sections/site-pages";
import { renderHead, renderPage } from "./render-page";

jest.mock("../../src/quote-request/QuoteRequestPanel", () => ({
  QuoteRequestPanel: () => "The quote form",
}));

const data = {
  home: homePage,
  homePage,
  projects: { nodes: projects },
  compared: { nodes: projects.filter(({ beforeAndAfter }) => beforeAndAfter).slice(0, 1) },
  portfolioPage,
  faqs: { nodes: faqs },
  company,
  layout,
  postcodeCheck,
  quoteForm,
  services: { nodes: services },
  areas: { nodes: [] },
};
const show = () => renderPage(HomePage, data, "/");

describe("The home page", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Tiles That Stay Where They Are",
      "What We Tile",
      "Rooms We Remember",
      "Three Generations of Tilers",
      "Then and now",
      "Our Corner of Town",
      "Before You Ask",
      "Tell Us About Your Room",
    ]);
  });

  it("has the five anchors of the specification, in order", () => {
    const anchors = [...show().querySelectorAll("section[id]")].map(({ id }) => id);
    expect(anchors).toEqual(["home", "services", "portfolio", "about", "contact"]);
  });

  it("has an anchor on the page for every link to one", () => {
    const main = show();
    const anchors = [...(main.parentElement?.querySelectorAll("[id]") ?? [])].map(({ id }) => `/#${id}`);
    const wanted = pathsIn(main.parentElement ?? main).filter((path) => path.startsWith("/#"));
    expect(wanted).not.toHaveLength(0);
    expect(anchors).toEqual(expect.arrayContaining(wanted));
  });

  it("has no breadcrumbs, because every trail begins here", () => {
    expect(show().querySelector("nav ol")).toBeNull();
  });

  it("leads from the hero to the quote form with both buttons", () => {
    const hero = show().querySelector("#home");
    expect(hero && linksIn(hero)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Talk to Us", path: "/#contact" },
    ]);
  });

  it("leads to every service, shows all projects and all questions", () => {
    const main = show();
    const linked = pathsIn(main);
    expect(linked.filter((path) => path.startsWith("/services/")).sort()).toEqual(
      services.map(({ slug }) => `/services/${slug}`).sort(),
    );
    const toProjects = linked.filter((path) => path.startsWith("/portfolio/"));
    expect(new Set(toProjects)).toEqual(new Set(projects.map(({ slug }) => `/portfolio/${slug}`)));
    expect(main.querySelectorAll("details")).toHaveLength(faqs.length);
  });

  it("labels visualisations in the word that the portfolio uses", () => {
    const visualisations = projects.filter(({ kind }) => kind === "visualisation");
    expect(textsOf(show(), "#portfolio figcaption")).toEqual(
      visualisations.map(() => portfolioPage.visualisation),
    );
  });

  it("asks for a postcode beside the areas", () => {
    expect(show().querySelector("form[action='/areas-covered'] input")).toBeInTheDocument();
  });

  it("shows the quote form in the contact section", () => {
    expect(show().querySelector("#contact")).toHaveTextContent("The quote form");
  });

  it("fetches one picture before all others", () => {
    expect(show().querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the home page", () => {
  const head = () => renderHead(Head, data, "/");

  it("has its own title and description", () => {
    expect(head().title).toContain(homePage.seoTitle);
    expect(head().description).toBe(homePage.seoDescription);
  });

  it("names the site's front door as its address", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/");
  });

  it("shows its picture and title when it is shared", () => {
    expect(head().socialTitle).toBe(head().title);
    expect(head().socialPicture).toContain("https://obrien-soehne.example/share/home.jpg");
  });

  it("tells search engines of the website and of the questions", () => {
    const { graph } = head();
    expect(graph).toContain('"WebSite"');
    expect(graph.match(/"@type":"Question"/g)).toHaveLength(faqs.length);
  });

  it("tells search engines of no breadcrumbs", () => {
    expect(head().graph).not.toContain("BreadcrumbList");
  });
});
