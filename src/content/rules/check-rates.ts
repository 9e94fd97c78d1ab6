import type { ParsedFile } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";
import { rateMonths, rateSchema } from "../types/rate";
import { monthsLater } from "../values/clock";

/**
 * Finds rates that are older than 18 months, and the second of two that price the laying of one tile, or its supply. A day to come is refused only as far
 * ahead: nearer than that, the clock of the machine may be wrong.
 */
export function checkRates(files: readonly ParsedFile[], today: string): ValidationError[] {
  const rateOf = new Map<string, string>();
  return files.flatMap((file) => {
    const { data: rate } = rateSchema.safeParse(file.type === "Rate" && file.content);
    if (!rate || rate.hidden) return [];
    const isOld = monthsLater(rate.checked, rateMonths) < today;
    const dated =
      isOld || rate.checked > monthsLater(today, rateMonths)
        ? validationErrorAt(file, ["checked"], {
            expected: `a day of the last ${rateMonths} months`,
            remedy: isOld ? "Look the rate up again, and write today's date." : "Correct the year.",
          })
        : [];
    const twice = (rate.tiles ?? []).flatMap((tile, index) => {
      const priced = `${tile} ${rate.supply ? "supply" : "laying"}`;
      const other = rateOf.get(priced);
      rateOf.set(priced, rate.work);
      return other === undefined
        ? []
        : validationErrorAt(file, ["tiles", index], {
            expected: "a tile that no other rate prices",
            remedy: `The rate ‘${other}’ prices it: take it out of one of the two.`,
          });
    });
    return [dated, twice].flat();
  });
}
