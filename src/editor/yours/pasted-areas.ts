import type { PlaceOnMap } from "../../content/fields/map-fields";
import { separatePostcodes } from "../../content/fields/postcode-text";
import { coordinatesIn, slugOf, tidyText } from "../words/tidy";

/** A pasted line. It makes an area if it has a name and a postcode district. */
export interface PastedArea {
  line: string;
  slug: string;
  name: string;
  postcodes: readonly string[];
  place: PlaceOnMap | undefined;
  /** True if the line has two numbers that lie elsewhere: they were exchanged. */
  isElsewhere: boolean;
}

/** The place of two numbers, if it lies in the United Kingdom. */
export function placeIn(typed: string): PlaceOnMap | undefined {
  const place = coordinatesIn(typed);
  return place && isInTheUnitedKingdom(place) ? place : undefined;
}

/** False for a place whose two numbers were exchanged. */
const isInTheUnitedKingdom = ({ latitude, longitude }: PlaceOnMap) =>
  latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2;

/** The areas of a pasted list: a name, postcodes and, if they are there, the two numbers of the place in each line. */
export function pastedAreas(lines: string): PastedArea[] {
  const written = lines.split(/\r?\n/).map(tidyText);
  return written
    .filter((line) => line !== "")
    .map((line) => {
      const { districts, words } = separatePostcodes(line.replace(/-?\d+\.\d+/g, ","));
      const name = tidyText(words.replace(/^[\s,;:()–-]+|[\s,;:()–-]+$/g, ""));
      const place = placeIn(line);
      const isElsewhere = place === undefined && coordinatesIn(line) !== undefined;
      return { line, slug: slugOf(name), name, postcodes: districts, place, isElsewhere };
    });
}

/** Clifton, Redland and Knowle. */
export const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);
