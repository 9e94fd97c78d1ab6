import type { ContentChange } from "../content-change";
import type { StoredEntry } from "../history/kept-change";
import type { CompleteChange } from "./complete-change";

/**
 * An entry as a completed change writes it: under its own path or, where its slug changed, under the one before which its
 * old file is removed. Undefined where it is removed.
 */
export function writtenEntry(
  { path, text }: ContentChange,
  { texts }: Pick<CompleteChange, "texts">,
): StoredEntry | undefined {
  if (text === undefined) return undefined;
  const own = texts.findIndex((one) => one.path === path);
  const entry = texts[own]?.text === undefined ? texts[Math.max(0, own - 1)] : texts[own];
  return entry?.text === undefined ? undefined : { path: entry.path, text: entry.text };
}
