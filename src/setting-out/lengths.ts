const UNITS: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/** Without a unit, a number below this is metres and any other millimetres: no wall is 20 mm wide, and none 20 m. */
const METRES_BELOW = 20;

const part = /(\d+(?:\.\d+)?)\s*(mm|cm|m|in|ft)?\s*/gy;

/** A length as people type it, in millimetres: 2400, 2.4, 240 cm, 2.4 m, 7' 10", 7 ft 10 in. Undefined for all else. */
export function readLength(typed: string): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/inch(es)?|''|["”″]/g, "in")
    .replace(/feet|foot|['’′]/g, "ft")
    // A comma stands between thousands here: 2,400. Nobody can say what 2,4 is.
    .replace(/(?<=^\d{1,3}),(?=\d{3}(?!\d))/, "");
  const parts = [...text.matchAll(part)];
  if (parts.length === 0 || parts.length > 2 || parts.map(([all]) => all).join("") !== text) return undefined;
  if (parts.length === 2 && parts.some(([, , unit]) => unit === undefined)) return undefined;
  const lengths = parts.map(([, digits, unit]) => {
    const number = Number(digits);
    return number * (unit ? (UNITS[unit] ?? 1) : number < METRES_BELOW ? 1000 : 1);
  });
  return Math.round(lengths.reduce((sum, length) => sum + length) * 10) / 10;
}

/** A length as it is read out: 2,400 mm. */
export function millimetres(length: number): string {
  return `${length.toLocaleString("en-GB", { maximumFractionDigits: 0 })} mm`;
}
