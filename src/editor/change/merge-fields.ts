import type { EntryValue } from "../site/site";

/**
 * Adds to my version what somebody else has changed since `base`. Compares top-level fields: a group or a list is one field.
 * Conflicts are the fields that both have changed: there, mine stays.
 */
export function mergeFields(base: EntryValue, mine: EntryValue, theirs: EntryValue) {
  const merged = { ...mine };
  const conflicts: string[] = [];
  for (const field of Object.keys({ ...base, ...mine, ...theirs })) {
    const [before, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(before, their) || isSame(my, their)) continue;
    if (isSame(before, my)) merged[field] = their;
    else conflicts.push(field);
  }
  return { merged, conflicts };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
