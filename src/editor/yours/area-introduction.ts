import { distanceBetween, nearestTo } from "../../content/derived/near-areas";
import type { PlaceOnMap } from "../../content/fields/map-fields";
import { listed, type PastedArea } from "./pasted-areas";

const longest = 320;
const kilometresInAMile = 1.609;

/**
 * Introduces an area until the owner writes more: where it is, and which areas are near. It says only what the list of areas says.
 */
export function introductionOf(
  area: PastedArea,
  areas: readonly PastedArea[],
  town: string,
  middle: PlaceOnMap,
): string {
  const { name, postcodes, place } = area;
  const where = place && name !== town ? `, ${fromTheMiddle(place, middle, town)}` : "";
  const near = nearAreas(area, areas);
  const sentences = [
    `We work in ${name} and the rest of ${listed(postcodes)}${where}.`,
    near.length > 0 ? `We also work nearby in ${listed(near)}.` : "",
    "Tell us about the job in a few words: we visit, measure and send a written quote.",
  ];
  const whole = sentences.filter(Boolean).join(" ");
  return whole.length <= longest ? whole : [sentences[0], sentences[2]].join(" ");
}

/** The nearest two of the other areas within walking or a short drive; without numbers, those of the same postcode. */
function nearAreas({ slug, place, postcodes }: PastedArea, areas: readonly PastedArea[]): string[] {
  const others = areas.filter((other) => other.slug !== slug);
  if (!place)
    return others
      .filter((other) => other.postcodes.some((district) => postcodes.includes(district)))
      .slice(0, 2)
      .map(({ name }) => name);
  const placed = others.flatMap(({ name, place }) => (place ? { name, ...place } : []));
  return nearestTo(place, placed)
    .filter((other) => distanceBetween(place, other) <= 3 * kilometresInAMile)
    .slice(0, 2)
    .map(({ name }) => name);
}

const directions = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** "about 2 miles north-west of the middle of Bristol". */
function fromTheMiddle(place: PlaceOnMap, middle: PlaceOnMap, town: string): string {
  const miles = Math.round(distanceBetween(middle, place) / kilometresInAMile);
  if (miles === 0) return `in the middle of ${town}`;
  const north = place.latitude - middle.latitude;
  const east = (place.longitude - middle.longitude) * Math.cos((middle.latitude * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return `about ${miles === 1 ? "a mile" : `${miles} miles`} ${directions.at(eighths % 8)} of the middle of ${town}`;
}
