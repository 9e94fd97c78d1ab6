import type { HomeAndConstructionBusiness, Thing } from "schema-dts";
import { type Breadcrumb, pagePaths } from "../routes";

/** The company's details that search engines, maps and messengers receive. */
export type SeoCompany = NonNullable<Queries.PageHeadFragment["company"]>;

/** What a page tells search engines besides the company's details. */
export interface PageDetails {
  path: string;
  /** Path of the page's social image. */
  image: string;
  /** Breadcrumb from the home page to this page; absent on the home page and the 404 page. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** The service of a service page; on an area page, tiling in that area. */
  service?: { name: string; description: string } | undefined;
  /** A place. Its centre is in degrees. */
  area?: Pick<Queries.Area, "name" | "latitude" | "longitude" | "postcodes"> | undefined;
  faqs?: readonly { question: string; answer: string }[] | undefined;
}

/** The company may carry more than one type, as schema.org allows. */
type BusinessNode = Omit<Exclude<HomeAndConstructionBusiness, string>, "@type"> & {
  "@type": ["Organization" | "LocalBusiness", "HomeAndConstructionBusiness"];
};

/** Builds a page's schema.org graph. Every `@id` reference resolves inside it. */
export function structuredData(page: PageDetails, company: SeoCompany) {
  const { area, breadcrumbs, service, faqs } = page;
  const { website } = company;
  const url = website + page.path;
  const isHome = page.path === pagePaths.home;
  const wholeBusiness = businessNode(page, company);
  const business = { "@id": `${wholeBusiness["@id"]}` };
  const site = { "@id": `${website}/#website` };
  const ofPage = (name: string) => ({ "@id": `${url}#${name}` });
  const webPage: Thing = {
    "@type": "WebPage",
    ...ofPage("webpage"),
    url,
    inLanguage: "en-GB",
    about: business,
    ...(isHome && { isPartOf: site }),
    ...(breadcrumbs && { breadcrumb: ofPage("breadcrumb") }),
  };
  const webSite: Thing = {
    "@type": "WebSite",
    ...site,
    url: `${website}/`,
    name: company.name,
    inLanguage: "en-GB",
    publisher: business,
  };
  const breadcrumbList: Thing | undefined = breadcrumbs && {
    "@type": "BreadcrumbList",
    ...ofPage("breadcrumb"),
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: website + path,
    })),
  };
  const offered: Thing | undefined = service && {
    "@type": "Service",
    ...ofPage("service"),
    ...service,
    serviceType: service.name,
    provider: business,
    areaServed: area
      ? [
          ...[area.name, ...area.postcodes].map((name) => ({ "@type": "Place" as const, name })),
          circle(area, company.serviceRadius),
        ]
      : { "@type": "AdministrativeArea", name: company.serviceArea },
  };
  const questions: Thing | undefined = faqs?.length
    ? {
        "@type": "FAQPage",
        ...ofPage("faq"),
        mainEntity: faqs.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      }
    : undefined;
  const nodes = [isHome && webSite, breadcrumbList, offered, questions];
  return {
    "@context": "https://schema.org",
    "@graph": [wholeBusiness, webPage, ...nodes.flatMap((node) => node || [])],
  };
}

/** Serialises the graph for a script element. Gatsby decodes entities there, so `<`, `>` and `&` are all escaped. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/**
 * The business node, with one `@id` on every page; area pages add the type LocalBusiness. It carries no rating, because a site
 * may not mark up reviews of itself: https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
function businessNode(page: PageDetails, company: SeoCompany): BusinessNode {
  const { locality, region } = company.address;
  return {
    "@type": [page.area ? "LocalBusiness" : "Organization", "HomeAndConstructionBusiness"],
    "@id": `${company.website}/#business`,
    name: company.name,
    url: `${company.website}/`,
    telephone: company.phone.e164,
    email: company.email,
    image: company.website + page.image,
    priceRange: company.priceRange,
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressRegion: region,
      addressCountry: "GB",
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
  };
}

/** A closed day opens and closes at 00:00. https://developers.google.com/search/docs/appearance/structured-data/local-business */
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
