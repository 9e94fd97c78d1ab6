import ServiceTemplate, { Head } from "../../src/templates/ServiceTemplate";
import { breadcrumbsIn, renderHead, renderPage } from "../pages/render-page";
import { linksIn, pathsIn, textsOf } from "../sections/seen";
import { bySlug, company, cutaways, projects, services, tiles } from "../sections/site-content";
import { homePage, layout, portfolioPage, servicePage } from "../sections/site-pages";

/** What stands on the page of a service, as the query's filter finds it. */
const ofService = <Entry extends { services: readonly { slug: string }[] }>(
  entries: readonly Entry[],
  slug: string,
) => ({ nodes: entries.filter((entry) => entry.services.some((service) => service.slug === slug)) });

const dataOf = (slug: string) => ({
  service: bySlug(services, slug),
  page: servicePage,
  services: { nodes: services },
  projects: {
    nodes: projects.filter(({ service }) => service.slug === slug || slug === "floor-tiling").slice(0, 1),
  },
  tiles: ofService(tiles, slug),
  cutaways: ofService(cutaways, slug),
  portfolioPage,
  homePage,
  layout,
  company,
});

const floor = dataOf("floor-tiling");
const project = bySlug(projects, "family-bathroom-refurbishment");
const show = (data: typeof floor = floor) =>
  renderPage(ServiceTemplate, data, `/services/${data.service.slug}`);

describe("The page of a service", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      floor.service.headline,
      "All of it included",
      floor.service.benefitsTitle,
      floor.service.optionsTitle,
      "Samples for Stone & Porcelain Floors",
      "Under a warm floor",
      floor.service.processTitle,
      servicePage.questionsTitle,
      "What else we do",
      floor.service.closingTitle,
    ]);
  });

  it("shows phases in the place of steps for the refurbishment", () => {
    const refurbishment = dataOf("bathroom-refurbishment");
    const headings = textsOf(show(refurbishment), "h2");
    expect(headings).toContain(refurbishment.service.phasesTitle);
    expect(refurbishment.service.processTitle).toBeNull();
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Stone & Porcelain Floors"]);
  });

  it("offers a quote, the areas and the project of its picture at the top", () => {
    const top = show().querySelector("section");
    expect(top && linksIn(top).slice(1)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Where We Go", path: "/areas-covered" },
      { name: project.title, path: `/portfolio/${project.slug}` },
    ]);
  });

  it("ends with a quote and a call", () => {
    expect(linksIn(show()).slice(-2)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Ring Us", path: "tel:+447700900456" },
    ]);
  });

  it.each(services)("leaves no placeholder unfilled for $title", ({ slug }) => {
    expect(show(dataOf(slug)).textContent).not.toMatch(/[{}]/);
  });

  it.each(services)("links to the other services from $title", ({ slug }) => {
    const linked = pathsIn(show(dataOf(slug))).filter((path) => path.startsWith("/services/"));
    expect(new Set(linked).size).toBe(services.length - 1);
    expect(linked).not.toContain(`/services/${slug}`);
  });

  it("links to the featured areas", () => {
    const linked = pathsIn(show()).filter((path) => path.startsWith("/areas/"));
    expect(linked).toEqual(homePage.featuredAreas.areas.map(({ slug }) => `/areas/${slug}`));
  });
});

describe("A service without tiles or a cutaway", () => {
  it("has neither section", () => {
    const repairs = dataOf("tile-repairs");
    const headings = textsOf(show(repairs), "h2");
    expect(headings).not.toContain("Under a warm floor");
    expect(headings.filter((heading) => heading.startsWith("Samples"))).toEqual([]);
  });
});

describe("The pictures of a service's projects", () => {
  const pictures = floor.projects.nodes.flatMap((project) => project.pictures);
  const altsIn = (main: HTMLElement) => [...main.querySelectorAll("img")].map(({ alt }) => alt);
  const furtherPictures = [1, 2, 3].flatMap((number) =>
    pictures.slice(0, 1).map((picture) => ({ ...picture, alt: `Further picture ${number}` })),
  );
  const pictureless = services.map((service) => ({ ...service, picture: null }));
  const bare = {
    ...floor,
    services: { nodes: pictureless },
    tiles: { nodes: [] },
    cutaways: { nodes: [] },
  };
  const withPictures = (count: number) => ({
    ...bare,
    projects: {
      nodes: floor.projects.nodes.map((project) => ({
        ...project,
        pictures: [...pictures, ...furtherPictures].slice(0, count),
      })),
    },
  });

  it("stand at the top and beside the texts further down, each once", () => {
    const [lead, ...others] = pictures;
    const shown = altsIn(show(bare));
    expect(shown[0]).toBe(lead?.alt);
    expect(shown.slice(1).sort()).toEqual(others.map(({ alt }) => alt).sort());
  });

  it("stand once where a service has both steps and phases", () => {
    const { phasesTitle, phases } = dataOf("bathroom-refurbishment").service;
    const data = withPictures(4);
    const shown = altsIn(show({ ...data, service: { ...data.service, phasesTitle, phases } }));
    expect(shown).toHaveLength(4);
    expect(new Set(shown).size).toBe(4);
  });

  it("are fetched at once at the top and later further down", () => {
    const [first, second] = show().querySelectorAll("img");
    expect(first).toHaveAttribute("fetchpriority", "high");
    expect(second).toHaveAttribute("loading", "lazy");
  });

  it.each([
    { count: 3, section: false },
    { count: 6, section: true },
  ])("have a section of their own where more are left: $section of $count", ({ count, section }) => {
    const main = show(withPictures(count));
    expect(altsIn(main)).toHaveLength(count);
    expect(textsOf(main, "h2").includes("Stone & Porcelain Floors in pictures")).toBe(section);
  });

  it("are left out where no project shows the service", () => {
    const main = show({ ...bare, projects: { nodes: [] } });
    expect(altsIn(main)).toEqual([]);
    expect(textsOf(main, "h2")).not.toContain("Stone & Porcelain Floors in pictures");
  });
});

describe("The head of a service's page", () => {
  const head = () => renderHead(Head, floor, "/services/floor-tiling");

  it("has the service's own title and description", () => {
    expect(head().title).toContain(floor.service.seoTitle);
    expect(head().description).toBe(floor.service.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/services/floor-tiling");
  });

  it("tells search engines of the service and of the way from the home page", () => {
    expect(head().graph).toContain('"@type":"Service"');
    expect(head().graph).toContain('"name":"Stone \\u0026 Porcelain Floors"');
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
