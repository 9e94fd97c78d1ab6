import type { BuiltPage } from "../built-site";
import { everyObject, type GraphNode, graphOf, typesOf } from "./graph";

const addressFields = ["url", "image", "item"];

const decimals = (value: unknown) => String(value).split(".")[1]?.length ?? 0;

/** What the company says of itself. */
interface CompanyValues {
  website: string;
  priceRange: string;
  /** In metres. */
  serviceRadius: number;
}

/** Values that a machine would stumble over (quality bar, A4 and A5's ban on marking up one's own ratings). */
export function valueFaults(page: BuiltPage, company: CompanyValues): string[] {
  const objects = everyObject(graphOf(page));
  return [
    ...objects.flatMap((node) => coordinateFaults(node)),
    ...objects.flatMap((node) => businessFaults(node, company)),
    ...objects.flatMap((node) => areaFaults(node, company)),
    ...objects.flatMap((node) =>
      addressFields
        .map((field) => node[field])
        .filter((value) => value !== undefined && !String(value).startsWith(`${company.website}/`))
        .map((value) => `names the address ${value}`),
    ),
    ...(/AggregateRating|"Review"|ratingValue/.test(page.html) ? ["marks up a rating"] : []),
  ];
}

function coordinateFaults(node: GraphNode): string[] {
  if (!typesOf(node).includes("GeoCoordinates")) return [];
  const { latitude, longitude } = node;
  const inside =
    Number(latitude) > 51.28 &&
    Number(latitude) < 51.7 &&
    Number(longitude) > -0.52 &&
    Number(longitude) < 0.34;
  const exact = decimals(latitude) >= 5 && decimals(longitude) >= 5;
  return inside && exact ? [] : [`places something at ${latitude}, ${longitude}`];
}

function businessFaults(node: GraphNode, { priceRange }: CompanyValues): string[] {
  if (!typesOf(node).includes("HomeAndConstructionBusiness")) return [];
  const hours = everyObject(node.openingHoursSpecification);
  const wellOpen = hours.filter(
    ({ opens, closes, dayOfWeek }) =>
      /^\d\d:\d\d$/.test(String(opens)) && /^\d\d:\d\d$/.test(String(closes)) && Array.isArray(dayOfWeek),
  );
  const required = [
    "name",
    "url",
    "telephone",
    "email",
    "image",
    "priceRange",
    "address",
    "geo",
    "areaServed",
  ];
  return [
    ...required.filter((field) => node[field] === undefined).map((field) => `lacks the business's ${field}`),
    ...(node.priceRange === priceRange ? [] : [`gives the price range ${node.priceRange}`]),
    ...(/^\+44\d{9,10}$/.test(String(node.telephone)) ? [] : [`gives the telephone ${node.telephone}`]),
    ...(hours.length > 0 && wellOpen.length === hours.length ? [] : ["gives no opening hours as data"]),
  ];
}

function areaFaults(node: GraphNode, { serviceRadius }: CompanyValues): string[] {
  if (!typesOf(node).includes("GeoCircle")) return [];
  return node.geoRadius === serviceRadius ? [] : [`serves ${node.geoRadius} metres around`];
}
