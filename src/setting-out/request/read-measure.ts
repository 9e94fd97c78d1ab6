import { removeInvisible } from "../../content/fields/invisible";
import { exact } from "../amounts/rounding";

/** Each unit in millimetres, as people write it. */
const units: readonly (readonly [pattern: string, unit: Unit])[] = [
  ["mms?|milli(?:metre|meter)s?", "mm"],
  ["cms?|centi(?:metre|meter)s?", "cm"],
  ["m|mtrs?|metres?|meters?", "m"],
  ["ins?|inch(?:es)?|''|[\"”″]|′′|’’", "in"],
  ["ft|feet|foot|['’′]", "ft"],
];

type Unit = "mm" | "cm" | "m" | "in" | "ft";

const millimetresPer: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/** The units that may follow another, the usual one first: 2m40 is 2 m 40 cm, and 7ft10 is 7 ft 10 in. */
const smallerUnits: Partial<Record<Unit, readonly Unit[]>> = { m: ["cm", "mm"], ft: ["in"] };

/** Without a unit, a number below this is metres and any other millimetres: no wall is 20 mm wide, and none 20 m. */
const METRES_BELOW = 20;

const number = String.raw`\d+(?:[.,]\d*)?|[.,]\d+`;
const fraction = String.raw`(?:(\d+)[\s-]+)?(\d+)\/(\d+)`;
const unit = String.raw`(?:(${units.map(([pattern]) => pattern).join("|")})(?![a-z]))?\.?`;
const part = new RegExp(String.raw`(?:${fraction}|(${number}))\s*${unit}\s*`, "y");

interface Part {
  /** As it was written, so that a comma can be judged. */
  written: string;
  value: number;
  unit: Unit | undefined;
}

/**
 * Reads a length as people type, paste or dictate it, in whole millimetres: 2400, 2 400, 2.4, 240 cm, 2,4 m, 2m40, 2½ m,
 * 7' 10", 7'10-1/2", 7 ft. 10 in. Undefined for everything else, and for what two readers would read differently.
 */
export function readLength(typed: string): number | undefined {
  const parts = partsOf(typed);
  const [first, second] = parts;
  if (!first) return undefined;
  if (second) return sumOf(first, second);
  if (!first.unit && isDecimalComma(first.written)) return undefined;
  const unit = first.unit ?? (first.value < METRES_BELOW ? "m" : "mm");
  return inWhole(first.value * millimetresPer[unit]);
}

/** Two lengths of which the second has a smaller unit, and less of it than the first's unit has. */
function sumOf(first: Part, second: Part): number | undefined {
  const allowed = (first.unit && smallerUnits[first.unit]) ?? [];
  // 2m4 may be 2.4 m or 2 m 4 cm.
  const isClear = second.unit ?? (first.unit === "ft" || /^\d\d$/.test(second.written));
  const smaller = second.unit ?? allowed[0];
  if (!first.unit || !smaller || !allowed.includes(smaller) || !isClear) return undefined;
  const rest = second.value * millimetresPer[smaller];
  if (exact(rest) >= millimetresPer[first.unit] || !Number.isInteger(first.value)) return undefined;
  return inWhole(first.value * millimetresPer[first.unit] + rest);
}

/** Reads a joint, in millimetres unless it has another unit: 2, 1,5, 2 mm, 0.2 cm, 1/8". */
export function readJoint(typed: string): number | undefined {
  const [first, ...others] = partsOf(typed);
  if (!first || others.length > 0 || first.unit === "m" || first.unit === "ft") return undefined;
  return exact(first.value * millimetresPer[first.unit ?? "mm"]);
}

/** Reads a percentage: 10, 10%, 12,5 per cent. */
export function readPercentage(typed: string): number | undefined {
  const [first, ...others] = partsOf(tidied(typed).replace(/\s*(?:%|per ?cent|pc)$/, ""));
  return first && others.length === 0 && !first.unit ? first.value : undefined;
}

/** The parts of a measure; none if there is anything else, or a comma that may be one of thousands or of decimals. */
function partsOf(typed: string): Part[] {
  const text = tidied(typed);
  const found = [...text.matchAll(new RegExp(part, "gy"))];
  const isAll = found.map(([all]) => all).join("") === text;
  if (!isAll || found.length > 2) return [];
  const parts = found.map(([, whole = "0", above, below, written = "", unitWord]): Part => {
    const value = above ? Number(whole) + Number(above) / Number(below) : decimal(written);
    return { written, value, unit: unitOf(unitWord) };
  });
  return parts.some(isAmbiguous) || parts.some(({ value }) => !Number.isFinite(value)) ? [] : parts;
}

/** In one way of writing: small letters, full-width digits as others, ½ as 1/2, no space among thousands, no hyphen after feet. */
function tidied(typed: string): string {
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

/** In millimetres, 2,400 has a comma of thousands: no joint or wall is measured in thousandths of one. */
const isThousands = ({ written, unit }: Pick<Part, "written" | "unit">) =>
  (unit === undefined || unit === "mm") && /^[1-9]\d{0,2},\d{3}$/.test(written);

const decimal = (written: string): number =>
  Number(/^[1-9]\d{0,2},\d{3}$/.test(written) ? written.replace(",", "") : written.replace(",", "."));

/** True where three digits after a comma or a point may be thousands: 1,200 cm is 12 m or 12 mm. 2.400 m can only be 2.4 m. */
function isAmbiguous(one: Part): boolean {
  if (isThousands(one)) return false;
  return (
    /,\d{3}$/.test(one.written) || (/\.\d{3}$/.test(one.written) && (one.unit === "mm" || one.unit === "cm"))
  );
}

/** Without a unit nobody can say what 2,4 is. */
const isDecimalComma = (written: string) => /,\d{0,2}$|^,/.test(written);

/** Half a millimetre is rounded up, and no error of binary fractions decides. */
const inWhole = (length: number): number => Math.round(exact(length));
