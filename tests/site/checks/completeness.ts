import type { BuiltPage } from "../built-site";
import { everyObject, type GraphNode, graphOf, typesOf } from "./graph";

/** Properties that each type must have. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: [
    ...["@id", "name", "url", "telephone", "email", "image", "priceRange", "address", "geo", "areaServed"],
    "openingHoursSpecification",
  ],
  Organization: [],
  LocalBusiness: [],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  GeoCircle: ["geoMidpoint", "geoRadius"],
  OpeningHoursSpecification: ["opens", "closes"],
  WebPage: ["@id", "url", "inLanguage", "about"],
  WebSite: ["@id", "url", "name", "inLanguage", "publisher"],
  BreadcrumbList: ["@id", "itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["@id", "name", "description", "serviceType", "provider", "areaServed"],
  Person: ["name", "jobTitle"],
  EducationalOccupationalCredential: ["name"],
  Place: ["name"],
  AdministrativeArea: ["name"],
  FAQPage: ["@id", "mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

/** Properties that the content can fill. */
interface Told {
  /** The number of questions that the home page answers. */
  questions: number;
  /** True if other hours hold for a while, today or later. */
  otherHours: boolean;
}

/** Lists what a page's structured data leaves out (quality bar, A2 and A3). */
export function missingFields(page: BuiltPage, told: Told): string[] {
  const objects = everyObject(graphOf(page)).filter((node) => Object.keys(node).join() !== "@id");
  const questions = objects.filter((node) => typesOf(node).includes("Question")).length;
  return [
    ...objects.flatMap((node) => typesOf(node).flatMap((type) => lacking(node, type, page.path, told))),
    ...(page.path === "/" && questions !== told.questions ? [`asks ${questions} questions`] : []),
  ];
}

function lacking(node: GraphNode, type: string, path: string, { otherHours }: Told): string[] {
  const fields = [
    ...(fieldsOf[type] ?? ["a known type"]),
    ...(type === "WebPage" ? pageLinks(path) : []),
    ...(type === "HomeAndConstructionBusiness" && otherHours ? ["specialOpeningHoursSpecification"] : []),
    ...(type === "OpeningHoursSpecification" ? daysOf(node) : []),
  ];
  return fields.filter((field) => isEmpty(node[field])).map((field) => `leaves out ${field} of its ${type}`);
}

/** The properties with which opening hours name their days: every week, or for a period. */
const daysOf = (node: GraphNode) => ("validFrom" in node ? ["validThrough"] : ["dayOfWeek"]);

/** The properties with which a page names what it belongs to. */
function pageLinks(path: string): string[] {
  if (path === "/404") return [];
  return path === "/" ? ["isPartOf"] : ["breadcrumb"];
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === "";
}
