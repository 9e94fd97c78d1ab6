import { removeInvisible } from "../../content/fields/invisible";

/** Each unit as people write it. */
const units: readonly (readonly [pattern: string, unit: Unit])[] = [
  ["mms?|milli(?:metre|meter)s?", "mm"],
  ["cms?|centi(?:metre|meter)s?", "cm"],
  ["m|mtrs?|metres?|meters?", "m"],
  ["ins?|inch(?:es)?|''|[\"”″]|′′|’’", "in"],
  ["ft|feet|foot|['’′]", "ft"],
];

export type Unit = "mm" | "cm" | "m" | "in" | "ft";

const number = String.raw`\d+(?:[.,]\d*)?|[.,]\d+`;
const fraction = String.raw`(?:(\d+)[\s-]+)?(\d+)\/(\d+)`;
const unit = String.raw`(?:(${units.map(([pattern]) => pattern).join("|")})(?![a-z]))?\.?`;
const pattern = new RegExp(String.raw`(?:${fraction}|(${number}))\s*${unit}\s*`, "gy");

/** A number with its unit. */
export interface MeasurePart {
  /** As it was written, so that a comma can be judged. */
  written: string;
  value: number;
  unit: Unit | undefined;
}

/** The one or two parts of a measure; none if there is anything else, or a comma that may be one of thousands or of decimals. */
export function measureParts(typed: string): MeasurePart[] {
  const text = tidied(typed);
  const found = [...text.matchAll(pattern)];
  const isAll = found.map(([all]) => all).join("") === text;
  if (!isAll || found.length > 2) return [];
  const parts = found.map(([, whole = "0", above, below, written = "", unitWord]): MeasurePart => {
    const value = above ? Number(whole) + Number(above) / Number(below) : decimal(written);
    return { written, value, unit: unitOf(unitWord) };
  });
  return parts.some(isAmbiguous) || parts.some(({ value }) => !Number.isFinite(value)) ? [] : parts;
}

/** In one way of writing: small letters, full-width digits as others, ½ as 1/2, no space among thousands, no hyphen after feet. */
export function tidied(typed: string): string {
  return removeInvisible(typed)
    .toLowerCase()
    .replace(/(\d)\s*(?=[\u00bc-\u00be\u2150-\u215e])/gu, "$1 ")
    .normalize("NFKC")
    .replace(/\u2044/g, "/")
    .replace(/[\u2010-\u2013]/g, "-")
    .trim()
    .replace(/(?<=^\d{1,3}) (?=\d{3}(?!\d))/, "")
    .replace(/(?<=['’′]|ft\.?|feet|foot)\s*-\s*(?=\d)/, " ");
}

const unitOf = (word: string | undefined): Unit | undefined =>
  word === undefined ? undefined : units.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[1];

/** As in 2,400. */
const thousands = /^[1-9]\d{0,2},\d{3}$/;

const decimal = (written: string): number =>
  Number(thousands.test(written) ? written.replace(",", "") : written.replace(",", "."));

/** True where three digits after a comma or a point may be thousands: 1,200 cm is 12 m or 12 mm. 2.400 m can only be 2.4 m. */
function isAmbiguous({ written, unit }: MeasurePart): boolean {
  // In millimetres, it is a comma of thousands: no joint or wall is measured in thousandths of one.
  if ((unit === undefined || unit === "mm") && thousands.test(written)) return false;
  return /,\d{3}$/.test(written) || (/\.\d{3}$/.test(written) && (unit === "mm" || unit === "cm"));
}
