import { contentText } from "../site/content-text";
import { entriesIn, type Site, type SiteEntry } from "../site/site";
import { type Change, fileChanges } from "./change";

/** The entries in another order. Those that the order does not name come last. */
export function inOrder(entries: readonly SiteEntry[], paths: readonly string[]): SiteEntry[] {
  const ordered = paths.flatMap((path) => entries.filter((entry) => entry.path === path));
  return [...ordered, ...entries.filter(({ path }) => !paths.includes(path))];
}

/** Numbers the entries of a folder from one, in another order. Changes nothing if they have this order already. */
export function reorderEntries(
  site: Site,
  { folder, label }: { folder: string; label: string },
  paths: readonly string[],
): Change {
  const entries = entriesIn(site, folder);
  const ordered = inOrder(entries, paths);
  const isChanged = ordered.some(({ path }, index) => path !== entries[index]?.path);
  const written = [...ordered.entries()].flatMap(([index, { path, type, value }]) =>
    isChanged ? { path, text: contentText(type, { ...value, order: index + 1 }) } : [],
  );
  return { title: `${label}: another order`, files: fileChanges(site, written) };
}
