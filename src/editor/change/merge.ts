import { isRecord } from "../../content/fields/content-path";

/** Thrown where what was changed has been changed again since. */
export class MergeConflict extends Error {}

/**
 * What is there now, with a change taken back: `after` says again what `before` said, and all else stays. Groups are
 * merged field by field; lists of the same length entry by entry, others by the entries that came and went.
 */
export function takenBack(before: unknown, after: unknown, now: unknown): unknown {
  if (same(after, now) || same(before, now)) return before;
  if (same(before, after)) return now;
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = takenBack(before[key], after[key], now[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    if (before.length === after.length && after.length === now.length)
      return before.map((entry, index) => takenBack(entry, after[index], now[index]));
    const came = after.filter((entry) => !before.some((other) => same(entry, other)));
    const went = before.filter((entry) => !after.some((other) => same(entry, other)));
    if (came.some((entry) => !now.some((other) => same(entry, other)))) throw new MergeConflict();
    const list = now.filter((entry) => !came.some((other) => same(entry, other)));
    for (const entry of went) list.splice(before.indexOf(entry), 0, entry);
    return list;
  }
  throw new MergeConflict();
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
