import { z } from "zod";

/** What one save, removal or new order did to the content. Paths are below data/, texts are whole files. */
export interface KeptChange {
  /** Later changes have later ids in the order of the alphabet. */
  id: string;
  /** When it was made, as an ISO date. */
  at: string;
  /** Who made it, where several may. */
  by?: string;
  entries: readonly ChangedEntry[];
}

/** An entry before and after; a new one has no `before`, a removed one no `after`. */
export interface ChangedEntry {
  before?: StoredEntry;
  after?: StoredEntry;
}

export interface StoredEntry {
  path: string;
  text: string;
}

const storedEntry = z.object({ path: z.string(), text: z.string() });

/** A change as `npm start` writes and tells it. */
export const keptChangeSchema = z.object({
  id: z.string(),
  at: z.string(),
  entries: z.array(z.object({ before: storedEntry.exactOptional(), after: storedEntry.exactOptional() })),
});

/** A change as one entry saw it. */
export interface EntryChange extends ChangedEntry, Omit<KeptChange, "entries"> {
  /** How many entries were changed at once. */
  together: number;
}

/** The changes that an entry went through, the latest first, also under the slugs that it had before. */
export function changesOfEntry(kept: readonly KeptChange[], path: string): EntryChange[] {
  let name = path;
  return latestFirst(kept).filter(({ before, after }) => {
    if ((after ?? before)?.path !== name) return false;
    name = before?.path ?? name;
    return true;
  });
}

/** The changes of all entries whose paths are wanted, the latest first. */
export function changesWhere(
  kept: readonly KeptChange[],
  isWanted: (path: string) => boolean,
): EntryChange[] {
  return latestFirst(kept).filter(({ before, after }) =>
    [before, after].some((entry) => entry && isWanted(entry.path)),
  );
}

/** Where the entry that a change left behind is by now; undefined where it was removed since. */
export function presentPath(kept: readonly KeptChange[], id: string, { after }: ChangedEntry) {
  return latestFirst(kept)
    .filter((change) => change.id > id)
    .reverse()
    .reduce(
      (path, change) => (path !== undefined && change.before?.path === path ? change.after?.path : path),
      after?.path,
    );
}

/** The last change of the entry that a change is about, under whatever slug, among changes that come latest first. */
export function lastOfEntry(change: EntryChange, changes: readonly EntryChange[]): EntryChange {
  return changes
    .slice(0, changes.indexOf(change))
    .reduceRight((last, next) => (pathBefore(next) === pathAfter(last) ? next : last), change);
}

const pathBefore = ({ before, after }: ChangedEntry) => (before ?? after)?.path;
const pathAfter = ({ before, after }: ChangedEntry) => (after ?? before)?.path;

function latestFirst(kept: readonly KeptChange[]): EntryChange[] {
  return [...kept]
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .flatMap(({ entries, ...change }) =>
      entries.map((entry) => ({ ...entry, ...change, together: entries.length })),
    );
}
