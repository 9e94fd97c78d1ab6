/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { companyFacts } from "../../src/content/derived/company-facts";
import { openingHoursText } from "../../src/content/derived/opening-hours";
import { fillPlaceholders } from "../../src/content/fields/placeholders";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { additionalAreasSchema, areaSchema } from "../../src/content/types/area";
import { companySchema } from "../../src/content/types/company";
import { areasCoveredPageSchema } from "../../src/content/types/pages/areas-covered-page";
import { companyPageSchema } from "../../src/content/types/pages/company-page";
import { faqSchema, homePageSchema } from "../../src/content/types/pages/home-page";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { notFoundPageSchema } from "../../src/content/types/pages/plain-pages";
import { quoteFormSchema } from "../../src/content/types/pages/quote-form";
import { servicePageSchema } from "../../src/content/types/pages/service-page";
import { projectSchema } from "../../src/content/types/project";
import { serviceSchema } from "../../src/content/types/service";

const dataFolder = "data";

/** The published content of one file, without the schema that it names. */
function published(path: string): unknown {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(join(dataFolder, path), "utf8"));
  return content;
}

/** Every file of a folder, by its schema. */
function all<T extends z.ZodType>(folder: string, schema: T): z.infer<T>[] {
  const names = readdirSync(join(dataFolder, folder)).sort();
  return z.array(schema).parse(names.map((name) => published(`${folder}/${name}`)));
}

const company = companySchema.parse(published("company.json"));
const areas = all("areas", areaSchema);
const additionalAreas = additionalAreasSchema.parse(published("additional-areas.json")).names;
const services = all("services", serviceSchema);
const projects = all("projects", projectSchema);
const faqs = all("faqs", faqSchema);
const home = homePageSchema.parse(published("pages/home.json"));
const layout = layoutSchema.parse(published("pages/layout.json"));
const notFound = notFoundPageSchema.parse(published("pages/not-found.json"));
const quoteForm = quoteFormSchema.parse(published("pages/quote-form.json"));
const servicePage = servicePageSchema.parse(published("pages/service.json"));
const areasCovered = areasCoveredPageSchema.parse(published("pages/areas-covered.json"));
const companyPage = companyPageSchema.parse(published("pages/london-tiling-company.json"));

const filled = (copy: string) => fillPlaceholders(copy, companyFacts(company));
const slugsOf = (pieces: readonly { slug: string }[]) => pieces.map(({ slug }) => slug);

function service(slug: string) {
  const found = services.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no service ${slug}`);
  return found;
}

/** The specification's areas, in its order. */
const specifiedAreas = [
  "chelsea",
  "kensington",
  "mayfair",
  "belgravia",
  "knightsbridge",
  "south-kensington",
  "notting-hill",
  "marylebone",
  "hampstead",
  "primrose-hill",
  "st-johns-wood",
  "little-venice",
  "holland-park",
  "fitzrovia",
  "bloomsbury",
  "covent-garden",
  "canary-wharf",
  "the-city",
  "shoreditch",
  "islington",
  "clapham",
  "battersea",
  "wandsworth",
  "fulham",
  "richmond",
  "wimbledon",
  "putney",
  "barnes",
  "dulwich",
  "greenwich",
];

const specifiedServices = [
  "bathroom-refurbishment",
  "bathroom-wall-tiling",
  "floor-tiling",
  "kitchen-backsplash",
  "shower-tiling",
  "tile-repairs",
];

describe("The published data folder", () => {
  it("has no errors, its pictures included", async () => {
    const errors = await checkContentFolder(dataFolder);
    expect(errors.length > 0 ? formatValidationErrors(errors) : "no errors").toBe("no errors");
  });
});

describe("The areas", () => {
  it("are the specification's thirty and no others", () => {
    expect(slugsOf(areas)).toEqual([...specifiedAreas].sort());
    expect(areas).toHaveLength(30);
  });

  it.each(areas)("$slug is placed to about a metre", ({ latitude, longitude }) => {
    const decimals = [latitude, longitude].map((degrees) => String(degrees).split(".")[1]?.length ?? 0);
    expect(Math.max(...decimals)).toBe(5);
    expect(Math.min(...decimals)).toBeGreaterThanOrEqual(4);
  });

  it.each(areas)("$slug names each of its neighbours once", ({ neighbours }) => {
    expect(new Set(neighbours).size).toBe(neighbours.length);
  });

  it("stand each at a place of their own", () => {
    expect(new Set(areas.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(30);
  });
});

describe("The additional areas", () => {
  it("are about 150", () => {
    expect(additionalAreas.length).toBeGreaterThanOrEqual(145);
    expect(additionalAreas.length).toBeLessThanOrEqual(155);
  });

  it("are each named once", () => {
    expect(new Set(additionalAreas).size).toBe(additionalAreas.length);
  });

  it("are none of the main areas", () => {
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
    const main = areas.flatMap(({ name, slug }) => [plain(name), plain(slug)]);
    expect(additionalAreas.filter((name) => main.includes(plain(name)))).toEqual([]);
  });
});

describe("The services", () => {
  it("are the specification's six and no others", () => {
    expect(slugsOf(services)).toEqual(specifiedServices);
  });

  it("have an order without gaps or ties", () => {
    expect(services.map(({ order }) => order).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ["floor-tiling", 5],
    ["bathroom-wall-tiling", 4],
    ["shower-tiling", 4],
  ])("%s is done in %i steps, under a title", (slug, steps) => {
    expect(service(slug).processSteps).toHaveLength(steps);
    expect(service(slug).processTitle).toBeDefined();
  });

  it("bathroom-refurbishment is done in six phases, two in each of three weeks", () => {
    expect(service("bathroom-refurbishment").phases?.map(({ week, phase }) => [week, phase])).toEqual([
      [1, "Design"],
      [1, "Demolition"],
      [2, "Infrastructure"],
      [2, "Tiling"],
      [3, "Fixtures"],
      [3, "Finishing"],
    ]);
    expect(service("bathroom-refurbishment").phasesTitle).toBeDefined();
  });

  it.each(services)("$slug has four features, and something to choose from", ({ features, options }) => {
    expect(features).toHaveLength(4);
    expect(options.length).toBeGreaterThan(0);
  });
});

/** The home page shows the first six. */
const homeProjects = [...projects].sort((one, other) => one.order - other.order).slice(0, 6);

describe("The projects", () => {
  it("on the home page are one of each service", () => {
    expect(homeProjects.map((project) => project.service).sort()).toEqual(specifiedServices);
  });

  it("on the home page are two of each type", () => {
    expect(homeProjects.map(({ type }) => type).sort()).toEqual([
      "Commercial",
      "Commercial",
      "Heritage",
      "Heritage",
      "Residential",
      "Residential",
    ]);
  });

  it("have an order without gaps or ties", () => {
    const orders = projects.map(({ order }) => order).sort((one, other) => one - other);
    expect(orders).toEqual(projects.map((_, index) => index + 1));
  });

  it.each(projects)("$slug is labelled as a visualisation", ({ kind }) => {
    expect(kind).toBe("visualisation");
  });

  it.each(projects)("$slug shows several pictures, each once", ({ pictures }) => {
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(new Set(pictures.map(({ image }) => image)).size).toBe(pictures.length);
  });
});

describe("The questions", () => {
  it("are four", () => {
    expect(faqs).toHaveLength(4);
  });

  it("have an order without gaps or ties", () => {
    expect(faqs.map(({ order }) => order).sort()).toEqual([1, 2, 3, 4]);
  });

  it("end in a question mark", () => {
    expect(faqs.filter(({ question }) => !question.endsWith("?"))).toEqual([]);
  });
});

describe("The company's claims", () => {
  it("are those of the specification", () => {
    expect(company.claims).toEqual({
      yearsOfExperience: "15+",
      projectsCompleted: "500+",
      satisfaction: "100%",
      support: "24/7",
      rating: "5.0",
      reviews: "150+",
      quoteWithin: "24 hours",
      typicalProject: "3-7 days",
      largerProject: "1-2 weeks",
      refurbishment: "2-3 weeks",
    });
  });

  it("include its hours, its price band, its area and its radius", () => {
    expect(openingHoursText(company.openingHours)).toEqual(["Mon-Fri 8AM-6PM", "Sat 9AM-4PM", "Sun closed"]);
    expect(company.priceRange).toBe("££-£££");
    expect(company.serviceArea).toBe("Greater London");
    expect(company.serviceRadius).toBe(50_000);
  });

  it("stand in no other file as figures, so that they can be changed in one place", () => {
    const figures = /15\+|500\+|150\+|24\/7|5\.0|24 hours|3-7 days|1-2 weeks|2-3 weeks|100%/;
    const copies = { areas, services, projects, faqs, home, layout, quoteForm, areasCovered, companyPage };
    expect(figures.exec(JSON.stringify(copies))?.[0]).toBeUndefined();
  });

  it.each([company.phone, company.whatsapp])("are made by a number from the drama range: %s", (number) => {
    expect(number).toMatch(/^\+447700900\d{3}$/);
  });

  it("are made from addresses that belong to nobody", () => {
    expect(company.landline).toMatch(/^\+442079460\d{3}$/);
    expect(company.email).toMatch(/@londontiling\.example$/);
    expect(company.website).toBe("https://londontiling.example");
  });
});

describe("The specification's words on the home page", () => {
  it.each([
    [home.hero.badge, "London's Premier Tiling Specialists"],
    [home.hero.headline, "Transform Your Bathroom Spaces"],
    [filled(home.hero.rating), "5.0 (150+ Reviews)"],
    [home.hero.guarantee, "Fully Insured & Guaranteed Work"],
    [home.hero.quoteAction, "Get Free Quote"],
    [home.hero.contactAction, "Contact Us"],
    [home.services.learnMore, "Learn More"],
    [home.services.reasonsTitle, "Why Choose Our Tiling Services?"],
    [home.portfolio.title, "Our Recent Work"],
    [home.portfolio.action, "View Full Portfolio"],
    [home.about.title, "London's Trusted Tiling Experts"],
    [home.featuredAreas.action, "View All Areas We Cover"],
    [home.contact.title, "Get Your Free Quote Today"],
    [home.contact.secureTitle, "Secure & Protected"],
    [layout.navigation.call, "Call Now"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });

  it("include three figures beside the headline", () => {
    expect(home.hero.stats.map(({ value, label }) => `${filled(value)} ${label}`)).toEqual([
      "500+ Projects Completed",
      "15+ Years Experience",
      "100% Satisfaction Rate",
    ]);
  });

  it("include four figures about the company", () => {
    expect(home.about.stats.map(({ value, label }) => `${filled(value)} ${label}`)).toEqual([
      "15+ Years Experience",
      "500+ Happy Customers",
      "100% Projects Completed",
      "24/7 Customer Support",
    ]);
  });

  it("include three service cards by their titles", () => {
    expect(home.services.cards.map((slug) => service(slug).title)).toEqual([
      "Bathroom Wall Tiling",
      "Floor Tiling",
      "Bathroom Refurbishment",
    ]);
  });

  it("include three reasons", () => {
    expect(home.services.reasons.map(({ title }) => title)).toEqual([
      "Professional Installation",
      "Premium Materials",
      "Guaranteed Work",
    ]);
  });

  it("include four premium and six featured areas", () => {
    expect(home.services.premiumAreas).toEqual(["chelsea", "kensington", "mayfair", "belgravia"]);
    expect(home.featuredAreas.areas).toEqual([
      "chelsea",
      "kensington",
      "mayfair",
      "belgravia",
      "knightsbridge",
      "hampstead",
    ]);
  });

  it("include four claims about the company", () => {
    expect(home.about.claims).toEqual([
      expect.stringMatching(/licensed and insured/i),
      expect.stringMatching(/warranty/i),
      expect.stringMatching(/free design consultation and quotes/i),
      expect.stringMatching(/eco-friendly materials/i),
    ]);
  });

  it("say where the company works, with free site visits", () => {
    expect(filled(home.contact.serviceAreaText)).toMatch(/^Greater London.*free site visits/);
  });
});

describe("The specification's words on the 404 page", () => {
  it("stand in the data", () => {
    expect(notFound.heading).toBe("404");
    expect(notFound.text).toBe("Oops! Page not found");
    expect(notFound.homeLink).toBe("Return to Home");
  });
});

describe("The specification's words in the quote form", () => {
  it.each([
    [quoteForm.success.title, "Quote request submitted!"],
    [
      filled(quoteForm.success.description),
      "Thank you for your inquiry. We'll contact you within 24 hours with your free quote.",
    ],
    [quoteForm.failure.title, "Submission failed"],
    [quoteForm.failure.description, "Please try again or contact us directly at {phone}."],
    [quoteForm.rateLimit.title, "Too many attempts"],
    [quoteForm.rateLimit.description, "Please wait {n} minutes before submitting again."],
    [quoteForm.submitting, "Submitting..."],
    [quoteForm.address.label, "Property Address"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });
});

describe("The specification's words on the other pages", () => {
  it.each([
    [servicePage.quoteAction, "Get Free Quote"],
    [servicePage.areasAction, "View Areas"],
    [servicePage.relatedTitle, "Related Tiling Services"],
    [servicePage.learnMore, "Learn More"],
    [areasCovered.viewServices, "View Services"],
    [companyPage.quoteAction, "Request Free Quote"],
    [layout.breadcrumbs.home, "Home"],
    [layout.breadcrumbs.areas, "Areas Covered"],
    [layout.footer.privacy, "Privacy Policy"],
    [layout.footer.terms, "Terms of Service"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });

  it("include four benefits and sixteen areas of the company page, each once", () => {
    expect(companyPage.benefits).toHaveLength(4);
    expect(new Set(companyPage.areas).size).toBe(16);
  });

  it("include a strip of four services on the areas overview", () => {
    expect(areasCovered.services).toHaveLength(4);
  });
});
