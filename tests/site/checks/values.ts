import { ukBounds } from "../../../src/content/fields/map-fields";
import type { BuiltPage } from "../built-site";
import { everyObject, type GraphNode, graphOf, typesOf } from "./graph";

/** Facts about the company that structured data must repeat. */
interface CompanyValues {
  website: string;
  priceRange: string;
  /** In metres. */
  serviceRadius: number;
}

/** Values that machines cannot read (quality bar, A4 and A5's ban on marking up one's own ratings). */
export function valueFaults(page: BuiltPage, company: CompanyValues): string[] {
  const objects = everyObject(graphOf(page));
  const ofType = (type: string) => objects.filter((node) => typesOf(node).includes(type));
  const addresses = objects.flatMap(({ url, image, item }) => [url, image, item]);
  return [
    ...ofType("GeoCoordinates").flatMap(coordinateFaults),
    ...ofType("HomeAndConstructionBusiness").flatMap((node) => businessFaults(node, company)),
    ...ofType("GeoCircle")
      .filter(({ geoRadius }) => geoRadius !== company.serviceRadius)
      .map(({ geoRadius }) => `serves ${geoRadius} metres around`),
    ...addresses
      .filter((address) => address !== undefined && !String(address).startsWith(`${company.website}/`))
      .map((address) => `names the address ${address}`),
    ...(/AggregateRating|"Review"|ratingValue/.test(page.html) ? ["marks up a rating"] : []),
  ];
}

function coordinateFaults({ latitude, longitude }: GraphNode): string[] {
  const { south, north, west, east } = ukBounds;
  const isWithin = (value: unknown, least: number, most: number) =>
    typeof value === "number" && value >= least && value <= most;
  const isInside = isWithin(latitude, south, north) && isWithin(longitude, west, east);
  return isInside ? [] : [`places something at ${latitude}, ${longitude}`];
}

function businessFaults(node: GraphNode, { priceRange }: CompanyValues): string[] {
  const hours = everyObject(node.openingHoursSpecification);
  const wellOpen = hours.filter(
    ({ opens, closes, dayOfWeek }) =>
      /^\d\d:\d\d$/.test(String(opens)) && /^\d\d:\d\d$/.test(String(closes)) && Array.isArray(dayOfWeek),
  );
  return [
    ...(node.priceRange === priceRange ? [] : [`gives the price range ${node.priceRange}`]),
    ...(/^\+44\d{9,10}$/.test(String(node.telephone)) ? [] : [`gives the telephone ${node.telephone}`]),
    ...(hours.length > 0 && wellOpen.length === hours.length ? [] : ["gives no opening hours as data"]),
  ];
}
