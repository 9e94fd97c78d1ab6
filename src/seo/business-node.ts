import type { HomeAndConstructionBusiness, OpeningHoursSpecification } from "schema-dts";
import type { PageFacts, SeoCompany } from "./page-facts";

/** A node of the graph that may carry more than one type, as schema.org allows. */
export type BusinessNode = Omit<Exclude<HomeAndConstructionBusiness, string>, "@type"> & {
  "@type": ["Organization" | "LocalBusiness", "HomeAndConstructionBusiness"];
};

/** The id of the one business that every page refers to. */
export function businessId(website: string): string {
  return `${website}/#business`;
}

/**
 * The company: a local business too on area pages (specification, point 1), and the same node everywhere. No ratings: a
 * site may not mark up reviews of itself (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function businessNode(page: PageFacts, company: SeoCompany): BusinessNode {
  return {
    "@type": [page.area ? "LocalBusiness" : "Organization", "HomeAndConstructionBusiness"],
    "@id": businessId(company.website),
    name: company.name,
    url: `${company.website}/`,
    telephone: company.phone.e164,
    email: company.email,
    image: company.website + page.picture.path,
    priceRange: company.priceRange,
    address: {
      "@type": "PostalAddress",
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      addressCountry: company.address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: company.latitude, longitude: company.longitude },
    areaServed: circle(company, company.serviceRadius),
    openingHoursSpecification: company.openingHours.map(openingHours),
  };
}

/** A circle around a point, in metres. */
export function circle({ latitude, longitude }: { latitude: number; longitude: number }, radius: number) {
  return {
    "@type": "GeoCircle" as const,
    geoMidpoint: { "@type": "GeoCoordinates" as const, latitude, longitude },
    geoRadius: radius,
  };
}

function openingHours({
  days,
  opens,
  closes,
}: SeoCompany["openingHours"][number]): OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}` as "https://schema.org/Monday");
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}
