import { posix } from "node:path";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { type Renaming, renamedFiles, renamingOf } from "../../editor/change/rename-entry";
import type { ChangedEntry } from "./kept-change";

/** A file that a commit added, removed or changed, by its path below data/. */
export interface TouchedFile {
  path: string;
  /** Whether it was there before the commit, and whether it is there after it. */
  was: boolean;
  is: boolean;
}

/** Where an entry was before a commit, and where it is after it. */
export interface PathChange {
  from?: string;
  to?: string;
}

/** A commit of more entries than that at once was not made in the CMS: each of them counts by itself. */
const mostTogether = 40;

/**
 * What a commit did to the entries that are wanted, by their paths. Entries of one folder that were changed at once, as
 * another order does, belong together; what follows from a page's other address by itself is left out.
 */
export function changesInCommit(
  touched: readonly TouchedFile[],
  isWanted: (path: string) => boolean,
): PathChange[][] {
  const entries = touched.filter(({ path }) => contentTypeOf(path));
  const cameOrWent = entries.filter(({ was, is }) => was !== is);
  const renamed = renamings(cameOrWent);
  const alone = cameOrWent
    .filter(({ path }) => !renamed.some(({ from, to }) => path === from || path === to))
    .map(({ path, was }) => (was ? { from: path } : { to: path }));
  const changed = entries.filter(
    ({ path, was, is }) => was && is && (cameOrWent.length === 0 || path !== redirects),
  );
  const folders = new Set(changed.map(({ path }) => placeOf(path)));
  const together = [...folders].map((place) => changed.filter(({ path }) => placeOf(path) === place));
  return [
    ...[...renamed, ...alone].map((change) => [change]),
    ...together.flatMap((files) => {
      const changes = files.map(({ path }) => ({ from: path, to: path }));
      return changes.length > mostTogether ? changes.map((change) => [change]) : [changes];
    }),
  ].filter((changes) =>
    changes.some(({ from, to }) => [from, to].some((path) => path !== undefined && isWanted(path))),
  );
}

/** Whether an entry was changed only because another, which it names, got another slug in the same commit. */
export function followsFromRenaming(
  touched: readonly TouchedFile[],
  { before, after }: ChangedEntry,
): boolean {
  return renamings(touched.filter(({ was, is }) => was !== is)).some(({ from, to }) => {
    const type = contentTypeOf(from);
    const renaming: Renaming | undefined = type && renamingOf(type, from, posix.basename(to, ".json"));
    const [file] = renaming && before ? renamedFiles([before], renaming) : [];
    return file !== undefined && file.text === after?.text;
  });
}

/** One that went and one that came, alone in the same folder, are one entry under another slug: the CMS stores both at once. */
function renamings(cameOrWent: readonly TouchedFile[]): { from: string; to: string }[] {
  return cameOrWent.flatMap(({ path, was }) => {
    const others = cameOrWent.filter((other) => other.path !== path && placeOf(other.path) === placeOf(path));
    const [other] = others;
    return was && other?.is && others.length === 1 ? [{ from: path, to: other.path }] : [];
  });
}

/** What entries have in common that may be changed together: their folder; a single file is a place of its own. */
const placeOf = (path: string) => {
  const type = contentTypeOf(path);
  return type && "folder" in contentTypes[type].place ? posix.dirname(path) : path;
};

const redirects = contentTypes.Redirects.place.file;
