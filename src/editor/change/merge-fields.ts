import type { EntryValue } from "../site/site";

/** Two people's versions of an entry, each with what only the other one changed. */
export interface MergedFields {
  keepingMine: EntryValue;
  keepingTheirs: EntryValue;
  /** The fields that both changed. */
  conflicts: readonly string[];
}

/** Merges two people's changes of an entry since `base`, field by field at its top. A group or a list is one field. */
export function mergeFields(base: EntryValue, mine: EntryValue, theirs: EntryValue): MergedFields {
  const [keepingMine, keepingTheirs]: [EntryValue, EntryValue] = [{ ...mine }, { ...mine }];
  const conflicts: string[] = [];
  for (const field of Object.keys({ ...base, ...mine, ...theirs })) {
    const [before, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(before, their) || isSame(my, their)) continue;
    if (isSame(before, my)) keepingMine[field] = their;
    else conflicts.push(field);
    keepingTheirs[field] = their;
  }
  return { keepingMine, keepingTheirs, conflicts };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
