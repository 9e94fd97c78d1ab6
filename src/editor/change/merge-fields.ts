import type { EntryValue } from "../site/site";

/** Merges two people's changes of an entry since `base`, field by field at its top. A group or a list is one field. */
export function mergeFields(base: EntryValue, mine: EntryValue, theirs: EntryValue) {
  const [myVersion, theirVersion]: [EntryValue, EntryValue] = [{ ...mine }, { ...mine }];
  const conflicts: string[] = [];
  for (const field of Object.keys({ ...base, ...mine, ...theirs })) {
    const [before, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(before, their) || isSame(my, their)) continue;
    if (isSame(before, my)) myVersion[field] = their;
    else conflicts.push(field);
    theirVersion[field] = their;
  }
  return { theirVersion, myVersion, conflicts };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
