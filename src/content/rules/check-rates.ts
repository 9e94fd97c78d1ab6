import { type ParsedFile, validEntry } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";
import type { Rate } from "../types/rate";
import { bondNames } from "../values/planner-names";

/** Finds tiles that two rates price for the same work: laying in a bond that both cover, or supply. Names the second rate. */
export function checkRates(files: readonly ParsedFile[]): ValidationError[] {
  const earlier: Rate[] = [];
  return files.flatMap((file) => {
    const rate = validEntry(file, "Rate");
    if (!rate) return [];
    const alike = earlier.filter((other) => isForSameWork(rate, other));
    earlier.push(rate);
    return (rate.tiles ?? []).flatMap((tile, index) => {
      const other = alike.find(({ tiles }) => tiles?.includes(tile));
      if (!other) return [];
      return validationErrorAt(file, ["tiles", index], {
        expected: "a tile that no other rate prices",
        remedy: `The rate ‘${other.work}’ prices it: take it out of one of the two.`,
      });
    });
  });
}

/** True if both rates are for supply, or both for laying in a bond that they share. */
const isForSameWork = (one: Rate, other: Rate): boolean =>
  Boolean(one.supply) === Boolean(other.supply) &&
  (Boolean(one.supply) || bondsOf(one).some((bond) => bondsOf(other).includes(bond)));

const bondsOf = ({ bonds }: Rate): readonly string[] => (bonds?.length ? bonds : bondNames);
