const metric = /^(\d{1,3},\d{3}|\d+(?:[.,]\d+)?|\.\d+)\s*(mm|cm|m)?$/;

const imperial = /^(?:(\d+(?:\.\d+)?)\s*(?:ft|['’′]))?\s*(?:(\d+(?:\.\d+)?)\s*(?:in|["”″]))?$/;

const millimetresPer = { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 };

/** Without a unit, a number below this is metres and any other millimetres: no wall is 20 mm wide, and none 20 m. */
const metresBelow = 20;

/** Reads a length in whole millimetres: 2400, 2,400, 2.4, 240 cm, 2,4 m, 7 ft 10 in, 7' 10". Undefined for everything else. */
export function readLength(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  const [, number, unit] = metric.exec(text) ?? [];
  if (number) {
    const isThousands = /,\d{3}$/.test(number) && unit !== "cm" && unit !== "m";
    const value = Number(number.replace(",", isThousands ? "" : "."));
    const metricUnit = (unit as "mm" | "cm" | "m" | undefined) ?? (value < metresBelow ? "m" : "mm");
    return Math.round(value * millimetresPer[metricUnit]);
  }
  const [all, feet = 0, inches = 0] = imperial.exec(text) ?? [];
  return all ? Math.round(Number(feet) * millimetresPer.ft + Number(inches) * millimetresPer.in) : undefined;
}

/** Writes a length for `readLength`, with its unit if it would be read as metres without. */
export const writeLength = (length: number): string =>
  length > 0 && length < metresBelow ? `${length} mm` : String(length);

const quantity = /^(\d+(?:[.,]\d+)?)\s*(?:mm|%)?$/;

/** Reads the millimetres of a joint or a percentage: 2, 1,5, 2 mm, 10%. */
export function readQuantity(typed: string): number | undefined {
  const number = quantity.exec(typed.trim())?.[1];
  return number ? Number(number.replace(",", ".")) : undefined;
}
