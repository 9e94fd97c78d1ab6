import { coordinatesIn, slugOf, tidyText } from "../words/tidy";

export interface Place {
  latitude: number;
  longitude: number;
}

/** A pasted line. It makes an area if it has a name and a postcode district. */
interface PastedArea {
  line: string;
  slug: string;
  name: string;
  postcodes: readonly string[];
  place: Place | undefined;
}

/** A postcode district, and the rest of the postcode if it is there. */
const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?)(?: ?\d[A-Z]{2})?\b/gi;

/** The areas of a pasted list: a name, postcodes and, if they are there, the two numbers of the place in each line. */
export function pastedAreas(lines: string): PastedArea[] {
  const written = lines.split(/\r?\n/).map(tidyText);
  return written
    .filter((line) => line !== "")
    .map((line) => {
      const districts = [...line.matchAll(postcode)].map(([, district = ""]) => district.toUpperCase());
      const words = line.replace(postcode, "").replace(/-?\d+\.\d+/g, "");
      const name = tidyText(words.replace(/^[\s,;:()–-]+|[\s,;:()–-]+$/g, ""));
      const postcodes = [...new Set(districts)];
      return { line, slug: slugOf(name), name, postcodes, place: coordinatesIn(line) };
    });
}

/** Says which areas stand at the town's middle, because their lines have no numbers. */
export function areasAtTheMiddle(lines: string): string | undefined {
  const names = pastedAreas(lines).flatMap(({ name, place }) => (place ? [] : name));
  if (names.length === 0) return undefined;
  const [verb, whose] = names.length === 1 ? ["stands", "its"] : ["stand", "their"];
  return `${new Intl.ListFormat("en-GB").format(names)} ${verb} at the town's middle: add ${whose} numbers.`;
}
