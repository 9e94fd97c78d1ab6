import { type ParsedFile, validEntry } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";

/** Finds the second of two rates that price the laying of one tile, or its supply. */
export function checkRates(files: readonly ParsedFile[]): ValidationError[] {
  const rateOf = new Map<string, string>();
  return files.flatMap((file) => {
    const rate = validEntry(file, "Rate");
    if (!rate) return [];
    return (rate.tiles ?? []).flatMap((tile, index) => {
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
  });
}
