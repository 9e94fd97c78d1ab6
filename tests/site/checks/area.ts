import type { BuiltPage } from "../../support/built-site";
import { everyObject, graphOf, typesOf } from "./structured-data";

/** The fields of a file in data/areas that maps and search engines read. */
export interface AreaFields {
  name: string;
  postcodes: readonly string[];
  latitude: number;
  longitude: number;
}

/** Lists the places in an area page's tags and structured data that differ from the area's own data. */
export function areaFaults(
  page: BuiltPage,
  area: AreaFields,
  { serviceRadius, address }: { serviceRadius: number; address: { locality: string } },
): string[] {
  const service = graphOf(page).find((node) => typesOf(node).includes("Service"));
  const served = everyObject(service?.areaServed);
  const names = served.filter((node) => typesOf(node).includes("Place")).map(({ name }) => name);
  const circles = served
    .filter((node) => typesOf(node).includes("GeoCircle"))
    .map(({ geoMidpoint, geoRadius }) => {
      const [middle] = everyObject(geoMidpoint);
      return `${geoRadius} metres around ${middle?.latitude};${middle?.longitude}`;
    });
  const position = `${area.latitude};${area.longitude}`;
  const tag = (name: string) => page.document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
  return [
    ...differs("serves", names.join(), [area.name, ...area.postcodes].join()),
    ...differs("serves", circles.join(), `${serviceRadius} metres around ${position}`),
    ...differs("is about a place at", tag("geo.position"), position),
    ...differs("is about", tag("geo.placename"), [...new Set([area.name, address.locality])].join(", ")),
  ];
}

function differs(what: string, found: string | null | undefined, expected: string): string[] {
  return found === expected ? [] : [`${what} ${found || "nothing"} instead of ${expected}`];
}
