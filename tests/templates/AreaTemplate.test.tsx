import AreaTemplate, { Head } from "../../src/templates/AreaTemplate";
import { breadcrumbsIn, renderHead, renderPage } from "../pages/render-page";
import { headingsIn, linksIn, pathsIn, textsOf } from "../sections/seen";
import { areas, bySlug, company, projects, services } from "../sections/site-content";
import { areaPage, homePage, layout, portfolioPage, servicePage } from "../sections/site-pages";

const dataOf = (slug: string) => ({
  area: { ...bySlug(areas, slug), project: bySlug(projects, "cafe-backsplash") },
  page: areaPage,
  servicePage,
  portfolioPage,
  services: { nodes: services },
  layout,
  company,
  homePage,
});

const chelsea = dataOf("chelsea");
const show = (data: typeof chelsea = chelsea) => renderPage(AreaTemplate, data, `/areas/${data.area.slug}`);

describe("The page of an area", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Tilers in Chelsea",
      "What Chelsea asks of a tiler",
      "What we do in Chelsea",
      "Next to Chelsea",
      "Why Chelsea calls us",
      "A room in Chelsea?",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Where we go /areas-covered", "Chelsea"]);
  });

  it("shows its postcodes and its own introduction at the top", () => {
    const top = show().querySelector("section");
    expect(top).toHaveTextContent("SW3, SW10");
    expect(top).toHaveTextContent(chelsea.area.introduction);
  });

  it("offers a quote and a call at the top and at the end", () => {
    const calls = linksIn(show()).filter(({ path }) => path === "/#contact" || path.startsWith("tel:"));
    expect(calls).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring Us", path: "tel:+447700900456" },
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring Us", path: "tel:+447700900456" },
    ]);
  });

  it("names the area with each of the services", () => {
    const main = show();
    const named = headingsIn(main).filter((heading) =>
      services.some(({ title }) => heading.startsWith(title)),
    );
    expect(named).toEqual(services.map(({ title }) => `${title} in Chelsea`));
    expect(pathsIn(main).filter((path) => path.startsWith("/services/"))).toHaveLength(services.length);
  });

  it("gives its reasons, with the company's figures in them", () => {
    const main = show();
    const reasons = [
      "31 years of it",
      "Ten minutes from Chelsea",
      "Priced within two working days",
      "4.8 stars",
    ];
    expect(headingsIn(main)).toEqual(expect.arrayContaining(reasons));
  });

  it("links to the areas nearby, never to itself", () => {
    const linked = pathsIn(show()).filter((path) => path.startsWith("/areas/"));
    expect(linked).toEqual(chelsea.area.nearby.map(({ slug }) => `/areas/${slug}`));
    expect(linked).not.toContain("/areas/chelsea");
  });

  it.each(areas)("leaves no placeholder unfilled for $name", ({ slug }) => {
    expect(show(dataOf(slug)).textContent).not.toMatch(/[{}]/);
  });

  it("opens the WhatsApp message with the place", () => {
    const frame = show().parentElement;
    const whatsApp = frame && pathsIn(frame).find((path) => path.startsWith("https://wa.me/"));
    expect(decodeURIComponent(whatsApp ?? "")).toContain("Tilers in Chelsea");
  });
});

describe("The pictures of an area's page", () => {
  it("begin with the first of the area's project, fetched at once before all others", () => {
    const [picture, ...more] = show().querySelectorAll("img");
    expect(picture).toHaveAttribute("alt", chelsea.area.project.pictures[0]?.alt);
    expect(picture).toHaveAttribute("fetchpriority", "high");
    for (const further of more) expect(further).toHaveAttribute("loading", "lazy");
  });
});

describe("Where an area's project has further pictures, its page", () => {
  it("shows them between its texts", () => {
    const alts = [...show().querySelectorAll("img")].map(({ alt }) => alt);
    expect(alts).toEqual(expect.arrayContaining(chelsea.area.project.pictures.map(({ alt }) => alt)));
  });
});

describe("The head of an area's page", () => {
  const head = () => renderHead(Head, chelsea, "/areas/chelsea");

  it("has the area's own title and description", () => {
    expect(head().title).toContain(chelsea.area.seoTitle);
    expect(head().description).toBe(chelsea.area.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/areas/chelsea");
  });

  it("tells search engines of a local business that serves the area", () => {
    expect(head().graph).toContain('"LocalBusiness"');
    expect(head().graph).toContain('"name":"Chelsea"');
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
