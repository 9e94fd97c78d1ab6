import { exact } from "../amounts/rounding";
import { type MeasurePart, measureParts, tidied, type Unit } from "./measure-parts";

const millimetresPer: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/** The units that may follow another, the usual one first: 2m40 is 2 m 40 cm, and 7ft10 is 7 ft 10 in. */
const smallerUnits: Partial<Record<Unit, readonly Unit[]>> = { m: ["cm", "mm"], ft: ["in"] };

/** Without a unit, a number below this is metres and any other millimetres: no wall is 20 mm wide, and none 20 m. */
const METRES_BELOW = 20;

/**
 * Reads a length as people type, paste or dictate it, in whole millimetres: 2400, 2 400, 2.4, 240 cm, 2,4 m, 2m40, 2½ m,
 * 7' 10", 7'10-1/2", 7 ft. 10 in. Undefined for everything else, and for what two readers would read differently.
 */
export function readLength(typed: string): number | undefined {
  const [first, second] = measureParts(typed);
  if (!first) return undefined;
  if (second) return sumOf(first, second);
  if (!first.unit && isDecimalComma(first.written)) return undefined;
  const unit = first.unit ?? (first.value < METRES_BELOW ? "m" : "mm");
  return inWhole(first.value * millimetresPer[unit]);
}

/** Two lengths of which the second has a smaller unit, and less of it than the first's unit has. */
function sumOf(first: MeasurePart, second: MeasurePart): number | undefined {
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
  const [first, ...others] = measureParts(typed);
  if (!first || others.length > 0 || first.unit === "m" || first.unit === "ft") return undefined;
  return exact(first.value * millimetresPer[first.unit ?? "mm"]);
}

/** Reads a percentage: 10, 10%, 12,5 per cent. */
export function readPercentage(typed: string): number | undefined {
  const [first, ...others] = measureParts(tidied(typed).replace(/\s*(?:%|per ?cent|pc)$/, ""));
  return first && others.length === 0 && !first.unit ? first.value : undefined;
}

/** Without a unit nobody can say what 2,4 is. */
const isDecimalComma = (written: string) => /,\d{0,2}$|^,/.test(written);

/** Half a millimetre is rounded up, and no error of binary fractions decides. */
const inWhole = (length: number): number => Math.round(exact(length));
