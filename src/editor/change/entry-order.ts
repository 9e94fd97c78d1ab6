import { contentTypeOf } from "../../content/types/content-types";
import type { Change, Content } from "./change";
import { textAt, textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { contentOf, type EntrySummary, entriesIn, isReadable } from "./entries";

/** The entries in another order. Those that the order does not name come last. */
export function inOrder(entries: readonly EntrySummary[], paths: readonly string[]): EntrySummary[] {
  const named = paths.flatMap((path) => entries.filter((entry) => entry.path === path));
  return [...named, ...entries.filter(({ path }) => !paths.includes(path))];
}

/**
 * Numbers the entries of a folder from one, in another order. Changes nothing if they have this order already, and no file that
 * somebody has broken by hand.
 */
export function orderChange(
  content: Content,
  { folder, label }: { folder: string; label: string },
  paths: readonly string[],
): Change {
  const entries = entriesIn(content.files, folder);
  const ordered = inOrder(entries, paths);
  const written = new Map<string, string>();
  if (ordered.some(({ path }, index) => path !== entries[index]?.path))
    for (const [index, { path }] of ordered.entries()) {
      const [type, text] = [contentTypeOf(path), textAt(content, path)];
      if (type && isReadable(text))
        written.set(path, contentText(type, { ...contentOf(text), order: index + 1 }));
    }
  return { title: `${label}: another order`, texts: textChanges(content, written), pictures: [] };
}
