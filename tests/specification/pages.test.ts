import { areas, company, services } from "../support/built-content";
import { type BuiltPage, builtPaths, pageAt, readBuiltPages, visibleText } from "../support/built-site";

/** The routes in the specification's table. */
const specifiedRoutes = [
  "/",
  "/404",
  "/areas-covered",
  "/london-tiling-company",
  ...services.map(({ slug }) => `/services/${slug}`),
  ...areas.map(({ slug }) => `/areas/${slug}`),
];
/** Routes that were added since. */
const furtherRoutes = /^\/(portfolio(\/[a-z0-9-]+)?|privacy-policy|terms-of-service|plan-your-tiles)$/;

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

const main = (path: string) => {
  const found = pageAt(pages, path).document.querySelector<HTMLElement>("main");
  if (!found) throw new Error(`${path} has no main part`);
  return found;
};

const text = (element: Element | null | undefined) => element && visibleText(element).trim();

/** Every link of an element as "words → address". */
const linksInWords = (element: ParentNode) =>
  [...element.querySelectorAll("a")].map((link) => `${text(link)} → ${link.getAttribute("href")}`);

/** The paths of the links in an element that begin with `start`. */
const paths = (part: ParentNode | null, start: string) =>
  [...(part?.querySelectorAll(`a[href^="${start}"]`) ?? [])].map((link) => link.getAttribute("href"));

/** The figures in an element, such as "500+ Projects Completed". */
const figures = (part: ParentNode | null | undefined) =>
  [...(part?.querySelectorAll("dl > div") ?? [])].map(
    (figure) => `${text(figure.querySelector("dd"))} ${text(figure.querySelector("dt"))}`,
  );

/** The section under a heading that has these words. */
function sectionUnder(path: string, heading: string): Element {
  const found = [...main(path).querySelectorAll("h2")].find((candidate) => text(candidate) === heading);
  const section = found?.closest("section");
  if (!section) throw new Error(`${path} has no section "${heading}"`);
  return section;
}

it("The routes are those of the specification, and those that were added since", () => {
  const others = builtPaths().filter((path) => !specifiedRoutes.includes(path));
  expect(specifiedRoutes.filter((path) => !builtPaths().includes(path))).toEqual([]);
  expect(others.filter((path) => !furtherRoutes.test(path))).toEqual([]);
});

describe("The top of every page", () => {
  it.each(specifiedRoutes)("has links and a telephone link for Call Now: %s", (path) => {
    const header = pageAt(pages, path).document.querySelector("header");
    const call = [...(header?.querySelectorAll("a") ?? [])].find((link) =>
      text(link)?.startsWith("Call Now"),
    );
    expect(call?.getAttribute("href")).toBe(`tel:${company.phone}`);
    for (const anchor of ["/#home", "/#portfolio", "/#about", "/#contact", "/areas-covered"])
      expect(header?.querySelector(`a[href="${anchor}"]`)).not.toBeNull();
  });

  it.each(specifiedRoutes)("has a WhatsApp link to the number in international format: %s", (path) => {
    const link = pageAt(pages, path).document.querySelector("a[href^='https://wa.me/']");
    const digits = (company.whatsapp ?? company.phone).replace("+", "");
    expect(link?.getAttribute("href")).toMatch(new RegExp(`^https://wa\\.me/${digits}(\\?|$)`));
  });
});

describe("The footer", () => {
  it.each(specifiedRoutes)("has the specification's links, the address, phone and email: %s", (path) => {
    const footer = pageAt(pages, path).document.querySelector("footer");
    const addresses = [...(footer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...services.map(({ slug }) => `/services/${slug}`),
        "/#about",
        "/#portfolio",
        "/#contact",
        "/areas-covered",
        "/london-tiling-company",
        "/privacy-policy",
        "/terms-of-service",
        `tel:${company.phone}`,
        `mailto:${company.email}`,
      ]),
    );
    expect(addresses.filter((address) => address?.startsWith("/areas/")).length).toBeGreaterThan(0);
    expect(footer?.querySelector("address")).not.toBeNull();
  });
});

describe("Every link that reads Get Free Quote or Contact Us", () => {
  it.each(specifiedRoutes)("leads to the contact anchor: %s", (path) => {
    const found = linksInWords(pageAt(pages, path).document).filter((link) =>
      /^(Get Free Quote|Contact Us) →/.test(link),
    );
    expect(found.filter((link) => !link.endsWith("→ /#contact"))).toEqual([]);
    expect(found).not.toEqual([]);
  });
});

describe("The home page", () => {
  it.each(["home", "services", "portfolio", "about", "contact"])("has the anchor #%s", (anchor) => {
    expect(pageAt(pages, "/").document.getElementById(anchor)).not.toBeNull();
  });

  it("has three service cards with four features each, and links to the premium areas", () => {
    const section = main("/").querySelector("#services");
    const cards = [...(section?.querySelectorAll("li:has(h3)") ?? [])];
    expect(cards.flatMap((card) => paths(card, "/services/"))).toEqual(
      ["bathroom-wall-tiling", "floor-tiling", "bathroom-refurbishment"].map((slug) => `/services/${slug}`),
    );
    expect(section?.querySelectorAll("li li")).toHaveLength(12);
    expect(paths(section, "/areas/")).toEqual(
      ["chelsea", "kensington", "mayfair", "belgravia"].map((slug) => `/areas/${slug}`),
    );
  });

  it("has six project cards, each with a picture", () => {
    const section = main("/").querySelector("#portfolio");
    expect(paths(section, "/portfolio/")).toHaveLength(6);
    expect(section?.querySelectorAll("img")).toHaveLength(6);
  });

  it("has three figures beside the headline", () => {
    expect(figures(main("/").querySelector("section:has(h1)"))).toEqual([
      "500+ Projects Completed",
      "15+ Years Experience",
      "100% Satisfaction Rate",
    ]);
  });

  it("has four figures about the company and four claims in its about section", () => {
    const about = main("/").querySelector("#about");
    expect(figures(about)).toEqual([
      "15+ Years Experience",
      "500+ Happy Customers",
      "100% Projects Completed",
      "24/7 Customer Support",
    ]);
    expect([...(about?.querySelectorAll("ul > li") ?? [])].map(text)).toEqual([
      expect.stringMatching(/licensed and insured/i),
      expect.stringMatching(/warranty/i),
      expect.stringMatching(/free design consultation and quotes/i),
      expect.stringMatching(/eco-friendly materials/i),
    ]);
  });

  it("leads from its featured areas to six area pages and the overview", () => {
    const section = [...main("/").querySelectorAll("section")].find((candidate) =>
      linksInWords(candidate).includes("View All Areas We Cover → /areas-covered"),
    );
    expect(section && linksInWords(section).filter((link) => link.includes("→ /areas/"))).toEqual([
      "Chelsea → /areas/chelsea",
      "Kensington → /areas/kensington",
      "Mayfair → /areas/mayfair",
      "Belgravia → /areas/belgravia",
      "Knightsbridge → /areas/knightsbridge",
      "Hampstead → /areas/hampstead",
    ]);
  });

  it("has six labelled controls in the quote form, in the specification's order", () => {
    const controls = [...main("/").querySelectorAll("#quote-form [name]")].filter(
      ({ id }) => main("/").querySelector(`label[for="${id}"]`) !== null,
    );
    expect(controls.slice(0, 6).map((control) => control.getAttribute("name"))).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "address",
      "projectDetails",
    ]);
  });
});

describe.each(services)("The page of the service $slug", ({ slug }) => {
  const path = `/services/${slug}`;

  it("leads to the form and to the areas from its first screen", () => {
    const hero = main(path).querySelector("section:has(h1)");
    expect(hero && linksInWords(hero)).toEqual(
      expect.arrayContaining(["Get Free Quote → /#contact", "View Areas → /areas-covered"]),
    );
  });

  it("shows three other services, each with Learn More, and area links", () => {
    const related = sectionUnder(path, "Related Tiling Services");
    const cards = linksInWords(related).filter((link) => link.startsWith("Learn More"));
    expect(cards).toHaveLength(3);
    expect(cards.filter((link) => link.endsWith(path))).toEqual([]);
    expect(related.querySelectorAll("a[href^='/areas/']").length).toBeGreaterThan(0);
  });

  it("ends in a call to action", () => {
    const last = [...main(path).querySelectorAll("section")].at(-1);
    expect(last && linksInWords(last)).toContain("Get Free Quote → /#contact");
  });
});

describe.each(areas)("The area $slug", ({ slug, name, postcodes, description }) => {
  it("has a page with its breadcrumb, its postcodes, six services and reasons, areas nearby, a call and a quote", () => {
    const page = main(`/areas/${slug}`);
    const trail = [...page.querySelectorAll("nav[aria-label='Breadcrumb'] li")].map((item) => text(item));
    expect(trail).toEqual(["Home", "Areas Covered", name]);
    expect(text(page.querySelector("section:has(h1)"))).toContain(postcodes.join(", "));
    expect(new Set(paths(page, "/services/")).size).toBe(6);
    expect(new Set(paths(page, "/areas/")).size).toBeGreaterThanOrEqual(3);
    const reasons = sectionUnder(`/areas/${slug}`, `Six reasons to choose us in ${name}`);
    expect(reasons.querySelectorAll("h3")).toHaveLength(6);
    const last = [...page.querySelectorAll("section")].at(-1);
    expect(last?.querySelector("a[href='/#contact']")).not.toBeNull();
    expect(last?.querySelector("a[href^='tel:']")).not.toBeNull();
  });

  it("has a card on the overview with name, postcodes, description and View Services", () => {
    const card = main("/areas-covered").querySelector(`a[href="/areas/${slug}"]`)?.closest("li");
    for (const words of [name, ...postcodes, description, "View Services"])
      expect(text(card)).toContain(words);
  });
});

describe("The areas overview", () => {
  it("has badges, a strip of four services, and a panel to call or ask for a quote online", () => {
    const badges = main("/areas-covered").querySelectorAll("section:has(h1) nav + div > span");
    expect(badges.length).toBeGreaterThan(1);
    expect(sectionUnder("/areas-covered", "What we do in every area").querySelectorAll("li")).toHaveLength(4);
    const panel = sectionUnder("/areas-covered", "Call us or ask for a quote online");
    expect(panel.querySelector("a[href^='tel:']")).not.toBeNull();
    expect(panel.querySelector("a[href='/#contact']")).not.toBeNull();
  });
});

it("The company page leads to six services, sixteen areas and the form, and says how to reach the company", () => {
  const page = main("/london-tiling-company");
  expect(paths(page, "/services/")).toHaveLength(6);
  expect(paths(page, "/areas/")).toHaveLength(16);
  expect(linksInWords(page)).toContain("Request Free Quote → /#contact");
  expect(page.querySelector(`a[href="tel:${company.phone}"]`)).not.toBeNull();
  expect(page.querySelector(`a[href="mailto:${company.email}"]`)).not.toBeNull();
});
