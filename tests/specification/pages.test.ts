import { areas, services } from "../published/published-content";
import { type BuiltPage, pageAt, readBuiltPages, visibleText } from "../site/built-site";

const everyPage = [
  "Call Now",
  "Privacy Policy",
  "Terms of Service",
  "07700 900123",
  "020 7946 0123",
  "quotes@londontiling.example",
];

/** Quotations of the specification, page by page. */
const words: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...everyPage,
    "London's Premier Tiling Specialists",
    "Transform Your Bathroom Spaces",
    "5.0 (150+ Reviews)",
    "Fully Insured & Guaranteed Work",
    "Get Free Quote",
    "Contact Us",
    "Bathroom Wall Tiling",
    "Floor Tiling",
    "Bathroom Refurbishment",
    "Learn More",
    "Why Choose Our Tiling Services?",
    "Professional Installation",
    "Premium Materials",
    "Guaranteed Work",
    "Our Recent Work",
    "Commercial",
    "Heritage",
    "Residential",
    "View Full Portfolio",
    "London's Trusted Tiling Experts",
    "View All Areas We Cover",
    "Get Your Free Quote Today",
    "Greater London",
    "free site visits",
    "Mon-Fri 8AM-6PM",
    "Sat 9AM-4PM",
    "Sun closed",
    "Secure & Protected",
    "Property Address",
    "3-7 days",
    "1-2 weeks",
    "2-3 weeks",
    "24 hours",
  ],
  "/areas-covered": [...everyPage, "Areas Covered", "View Services"],
  "/london-tiling-company": [...everyPage, "Request Free Quote"],
  "/404": [...everyPage, "404", "Oops! Page not found", "Return to Home"],
  ...Object.fromEntries(
    services.map(({ slug }) => [
      `/services/${slug}`,
      [...everyPage, "Get Free Quote", "View Areas", "Related Tiling Services", "Learn More"],
    ]),
  ),
  ...Object.fromEntries(areas.map(({ slug }) => [`/areas/${slug}`, [...everyPage, "Home", "Areas Covered"]])),
};

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

describe("What the specification quotes", () => {
  it.each(Object.entries(words))("stands word for word on %s", (path, quoted) => {
    const text = visibleText(pageAt(pages, path));
    expect(quoted.filter((words) => !text.includes(words))).toEqual([]);
  });
});

describe("The home page", () => {
  it.each(["home", "services", "portfolio", "about", "contact"])("has the anchor #%s", (anchor) => {
    expect(pageAt(pages, "/").document.getElementById(anchor)).not.toBeNull();
  });

  it("has three service cards with four features each", () => {
    const cards = [...pageAt(pages, "/").document.querySelectorAll("#services li:has(h3)")];
    const links = cards.flatMap(
      (card) => card.querySelector("a[href^='/services/']")?.getAttribute("href") ?? [],
    );
    expect(links).toEqual([
      "/services/bathroom-wall-tiling",
      "/services/floor-tiling",
      "/services/bathroom-refurbishment",
    ]);
    const bullets = pageAt(pages, "/").document.querySelectorAll("#services li li");
    expect(bullets).toHaveLength(12);
  });

  it("links to the premium areas", () => {
    expect(sectionLinks("services", "/areas/")).toEqual([
      "/areas/chelsea",
      "/areas/kensington",
      "/areas/mayfair",
      "/areas/belgravia",
    ]);
  });

  it("has six project cards, each with a picture", () => {
    const { document } = pageAt(pages, "/");
    expect(sectionLinks("portfolio", "/portfolio/")).toHaveLength(6);
    expect(document.querySelectorAll("#portfolio img")).toHaveLength(6);
  });
});

describe("An area page", () => {
  it.each(areas.map(({ slug }) => slug))("for %s links to all six services and to places nearby", (slug) => {
    const { document } = pageAt(pages, `/areas/${slug}`);
    const links = new Set(
      [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href") ?? ""),
    );
    const count = (start: string) => [...links].filter((href) => href.startsWith(start)).length;
    expect(count("/services/")).toBe(6);
    expect(count("/areas/")).toBeGreaterThanOrEqual(3);
  });
});

describe("The areas overview", () => {
  it("has a card for each of the thirty areas and about 150 further names", () => {
    const { document } = pageAt(pages, "/areas-covered");
    const cards = [...document.querySelectorAll("main a[href^='/areas/']")];
    expect(cards).toHaveLength(30);
    const names = [...document.querySelectorAll("main li")].filter((item) => item.children.length === 0);
    expect(names.length).toBeGreaterThanOrEqual(140);
  });
});

describe("The company page", () => {
  it("links to six services and sixteen areas", () => {
    const { document } = pageAt(pages, "/london-tiling-company");
    expect(document.querySelectorAll("main a[href^='/services/']")).toHaveLength(6);
    expect(document.querySelectorAll("main a[href^='/areas/']")).toHaveLength(16);
  });
});

function sectionLinks(anchor: string, start: string): string[] {
  const links = pageAt(pages, "/").document.querySelectorAll(`#${anchor} a[href^="${start}"]`);
  return [...links].map((link) => link.getAttribute("href") ?? "");
}
