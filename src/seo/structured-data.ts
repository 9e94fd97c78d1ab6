import type { HomeAndConstructionBusiness, Thing } from "schema-dts";
import type { PageFacts, SeoCompany } from "./page-facts";

/** The company may carry more than one type, as schema.org allows. */
type BusinessNode = Omit<Exclude<HomeAndConstructionBusiness, string>, "@type"> & {
  "@type": ["Organization" | "LocalBusiness", "HomeAndConstructionBusiness"];
};

export interface StructuredData {
  "@context": "https://schema.org";
  "@graph": (BusinessNode | Thing)[];
}

/** Everything that a page says to machines, as one graph whose references all end inside it. */
export function structuredData(page: PageFacts, company: SeoCompany): StructuredData {
  const { area, service = area && { name: area.headline, description: area.introduction } } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      businessNode(page, company),
      webPageNode(page, company),
      ...(page.isHome ? [websiteNode(company)] : []),
      ...(page.breadcrumbs ? [breadcrumbNode(page.breadcrumbs, page, company)] : []),
      ...(service ? [serviceNode(service, page, company)] : []),
      ...(page.faqs ? [faqNode(page.faqs, page, company)] : []),
    ],
  };
}

/** The graph as a script's text. Gatsby decodes entities in it: escaping `<` alone would let content out. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

const business = ({ website }: SeoCompany) => ({ "@id": `${website}/#business` });

/** The id of a node that belongs to a page. */
const pageNode = (name: string, page: PageFacts, { website }: SeoCompany) => ({
  "@id": `${website}${page.path}#${name}`,
});

/**
 * The company: a local business too on area pages (specification, point 1), and the same node everywhere. No ratings: a
 * site may not mark up reviews of itself (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
function businessNode(page: PageFacts, company: SeoCompany): BusinessNode {
  const { locality, region, country } = company.address;
  return {
    "@type": [page.area ? "LocalBusiness" : "Organization", "HomeAndConstructionBusiness"],
    ...business(company),
    name: company.name,
    url: `${company.website}/`,
    telephone: company.phone.e164,
    email: company.email,
    image: company.website + page.picture.path,
    priceRange: company.priceRange,
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", latitude: company.latitude, longitude: company.longitude },
    areaServed: circle(company, company.serviceRadius),
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as "https://schema.org/Monday"),
      opens,
      closes,
    })),
    ...(company.otherHours?.length && {
      specialOpeningHoursSpecification: company.otherHours.map(specialHours),
    }),
    ...proof(page),
  };
}

/** Who works for the company, and what it can show: none of it stands on more than one page. */
function proof({ people = [], certificates = [] }: PageFacts): Partial<BusinessNode> {
  const named = (type: string) => certificates.filter((one) => one.type === type).map(({ name }) => name);
  const [credentials, memberships] = [named("Certificate"), named("Membership")];
  return {
    ...(people.length > 0 && {
      employee: people.map(({ name, work }) => ({ "@type": "Person", name, jobTitle: work })),
    }),
    ...(credentials.length > 0 && {
      hasCredential: credentials.map((name) => ({ "@type": "EducationalOccupationalCredential", name })),
    }),
    ...(memberships.length > 0 && {
      memberOf: memberships.map((name) => ({ "@type": "Organization", name })),
    }),
  };
}

/** Days of no hours open and close at once. https://developers.google.com/search/docs/appearance/structured-data/local-business */
function specialHours({ from, to, opens, closes }: NonNullable<SeoCompany["otherHours"]>[number]) {
  return {
    "@type": "OpeningHoursSpecification" as const,
    validFrom: from,
    validThrough: to,
    opens: opens ?? "00:00",
    closes: closes ?? "00:00",
  };
}

/** A circle around a point, in metres. */
function circle({ latitude, longitude }: { latitude: number; longitude: number }, radius: number) {
  return {
    "@type": "GeoCircle" as const,
    geoMidpoint: { "@type": "GeoCoordinates" as const, latitude, longitude },
    geoRadius: radius,
  };
}

function websiteNode(company: SeoCompany): Thing {
  return {
    "@type": "WebSite",
    "@id": `${company.website}/#website`,
    url: `${company.website}/`,
    name: company.name,
    inLanguage: "en-GB",
    publisher: business(company),
  };
}

function webPageNode(page: PageFacts, company: SeoCompany): Thing {
  return {
    "@type": "WebPage",
    ...pageNode("webpage", page, company),
    url: company.website + page.path,
    inLanguage: "en-GB",
    about: business(company),
    ...(page.isHome ? { isPartOf: { "@id": `${company.website}/#website` } } : {}),
    ...(page.breadcrumbs ? { breadcrumb: pageNode("breadcrumb", page, company) } : {}),
  };
}

type Told<Field extends keyof PageFacts> = NonNullable<PageFacts[Field]>;

function breadcrumbNode(breadcrumbs: Told<"breadcrumbs">, page: PageFacts, company: SeoCompany): Thing {
  return {
    "@type": "BreadcrumbList",
    ...pageNode("breadcrumb", page, company),
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: company.website + path,
    })),
  };
}

/** The service of a service page, or the tiling of a place on an area page. */
function serviceNode({ name, description }: Told<"service">, page: PageFacts, company: SeoCompany): Thing {
  return {
    "@type": "Service",
    ...pageNode("service", page, company),
    name,
    description,
    serviceType: name,
    provider: business(company),
    areaServed: page.area
      ? [
          ...[page.area.name, ...page.area.postcodes].map((place) => ({
            "@type": "Place" as const,
            name: place,
          })),
          circle(page.area, company.serviceRadius),
        ]
      : { "@type": "AdministrativeArea", name: company.serviceArea },
  };
}

function faqNode(faqs: Told<"faqs">, page: PageFacts, company: SeoCompany): Thing {
  return {
    "@type": "FAQPage",
    ...pageNode("faq", page, company),
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
