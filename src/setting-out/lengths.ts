import { removeInvisible } from "../content/fields/invisible";

const UNITS: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/** Without a unit, a number below this is metres and any other millimetres: no wall is 20 mm wide, and none 20 m. */
const METRES_BELOW = 20;

/** The unit of a second number that has none: 2m40 is 2 m 40 cm, and 7ft10 is 7 ft 10 in. */
const SMALLER_UNIT: Record<string, string> = { m: "cm", ft: "in" };

const part = /(\d+(?:\.\d+)?)\s*(mm|cm|m|in|ft)?\s*/gy;

/**
 * Reads a length as people type, paste or dictate it, in whole millimetres: 2400, 2 400, 2.4, 240 cm, 2.4 metres, 2m40, 2½ m,
 * 7' 10", 7 ft 10. Undefined for everything else.
 */
export function readLength(typed: string): number | undefined {
  const text = withDecimalFractions(removeInvisible(typed).toLowerCase())
    .normalize("NFKC")
    .trim()
    .replace(/milli(?:metres?|meters?)/g, "mm")
    .replace(/centi(?:metres?|meters?)/g, "cm")
    .replace(/metres?|meters?/g, "m")
    .replace(/inch(?:es)?|''|["”″]|′′/g, "in")
    .replace(/feet|foot|['’′]/g, "ft")
    // A comma or a space stands between thousands here: 2,400. Nobody can say what 2,4 is.
    .replace(/(?<=^\d{1,3})[ ,](?=\d{3}(?!\d))/, "");
  const parts = [...text.matchAll(part)];
  if (parts.length === 0 || parts.length > 2 || parts.map(([all]) => all).join("") !== text) return undefined;
  const [[, , firstUnit = ""] = [], [, digits = "", unit] = []] = parts;
  if (parts.length === 2 && !firstUnit) return undefined;
  // 2m4 may be 2.4 m or 2 m 4 cm.
  const smaller = unit ?? (firstUnit === "m" && digits.length !== 2 ? undefined : SMALLER_UNIT[firstUnit]);
  if (parts.length === 2 && !smaller) return undefined;
  const units = [firstUnit || undefined, smaller];
  const lengths = parts.map(([, number], index) => inMillimetres(Number(number), units[index]));
  return Math.round(lengths.reduce((sum, length) => sum + length));
}

function inMillimetres(number: number, unit: string | undefined): number {
  return number * (unit ? (UNITS[unit] ?? 1) : number < METRES_BELOW ? 1000 : 1);
}

/** Writes 2½, 2 1/2 and ½ as 2.5 and 0.5. */
function withDecimalFractions(text: string): string {
  return text
    .replace(/(\d)\s*(?=[\u00bc-\u00be\u2150-\u215e])/gu, "$1 ")
    .replace(/[\u00bc-\u00be\u2150-\u215e]/gu, (sign) => sign.normalize("NFKC").replace("\u2044", "/"))
    .replace(/(?:(\d+)\s+)?(\d+)\/(\d+)/g, (_all, whole = "0", above, below) =>
      String(Number(whole) + Number(above) / Number(below)),
    );
}

/** `toLocaleString` makes a formatter for every number, which takes 0.1 ms; a large room has a hundred. */
const formatWith = (decimals: number) =>
  new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals }).format;

const whole = formatWith(0);
const tenths = formatWith(1);

/** A length as it is read out: 2,400 mm. */
export const millimetres = (length: number): string => `${whole(length)} mm`;

/** The width of a joint as it is read out: 2.5 mm. */
export const jointInWords = (width: number): string => `${tenths(width)} mm`;
