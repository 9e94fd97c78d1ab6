import { isRecord } from "../../content/fields/value-path";

/** Chooses a value if both people changed it. */
type Resolve = (mine: unknown, theirs: unknown) => unknown;

/**
 * Merges two people's changes to a value since `base`. What only one of them changed is taken from that one; where both did,
 * `resolve` chooses. Groups are merged field by field; lists of the same length entry by entry, others by the entries that came and
 * went.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, resolve: Resolve): unknown {
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = Object.keys({ ...theirs, ...mine });
    const fields = keys.map((key) => [key, mergeValues(base[key], mine[key], theirs[key], resolve)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return resolve(mine, theirs);
  if (base.length === mine.length && base.length === theirs.length)
    return mine.map((entry, index) => mergeValues(base[index], entry, theirs[index], resolve));
  const removed = base.filter((entry) => !has(mine, entry));
  const added = mine.filter((entry) => !has(base, entry));
  if (removed.some((entry) => !has(theirs, entry))) return resolve(mine, theirs);
  const list = theirs.filter((entry) => !has(removed, entry));
  for (const entry of added) list.splice(mine.indexOf(entry), 0, entry);
  return list;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const has = (list: readonly unknown[], entry: unknown) => list.some((one) => same(one, entry));
