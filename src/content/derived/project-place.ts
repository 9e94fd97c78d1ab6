import type { ContentFile } from "../reading/read-content-files";
import { validEntries } from "../reading/valid-entries";

/** A place that the site knows. */
interface KnownPlace {
  name: string;
  districts: readonly string[];
  /** The slug of its page, if it has one. */
  area?: string;
}

/** The fields of a project that say where it is. */
type ProjectPlace = { area: string; district?: undefined } | { district: string };

/**
 * The place that an owner means by a name or a postcode: the area that has a page, or else the place as the site spells it.
 * Undefined where the site does not know it, spells it the same, or has several areas of that postcode.
 */
export function settledPlace(
  { area, district }: { area?: unknown; district?: unknown },
  files: readonly ContentFile[],
): { place: ProjectPlace; says: string } | undefined {
  if (area || typeof district !== "string" || district === "") return undefined;
  const known = knownPlace(district, placesIn(files));
  if (known?.area)
    return {
      place: { area: known.area, district: undefined },
      says: `${known.name} has a page, so it is the project's Area now.`,
    };
  if (!known || known.name === district) return undefined;
  return {
    place: { district: known.name },
    says: `Another place is ${known.name} now, as the site calls it.`,
  };
}

function knownPlace(written: string, places: readonly KnownPlace[]): KnownPlace | undefined {
  const wanted = lettersOf(written);
  const isNamed = ({ name }: KnownPlace) => lettersOf(name) === wanted;
  const named = places.find((place) => place.area && isNamed(place)) ?? places.find(isNamed);
  const code = wanted.replace(/(?<=\d[a-z]?)\d[a-z]{2}$/, "").toUpperCase();
  const [inDistrict, ...others] = places.filter(({ districts }) => districts.includes(code));
  return named ?? (others.length === 0 ? inDistrict : undefined);
}

/** St John's Wood, ST JOHNS WOOD and St. John’s wood are one name. */
const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]/gu, "");

function placesIn(files: readonly ContentFile[]): KnownPlace[] {
  return [
    ...validEntries(files, "Area").map(({ name, postcodes, slug }) => {
      return { name, districts: postcodes, area: slug };
    }),
    ...validEntries(files, "AdditionalAreas").flatMap(({ names }) =>
      names.map((name) => ({ name, districts: [] })),
    ),
    ...validEntries(files, "PostcodeCheck").flatMap(({ places }) => places),
  ];
}
