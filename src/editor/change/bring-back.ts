import { contentOf, type Site } from "../site/site";
import { type EntryChange, editEntry } from "./edit-entry";

/** Brings back an entry as it was in an earlier version, also if it was removed since. */
export function bringBack(site: Site, path: string, text: string): EntryChange {
  const change = editEntry(site, { path, value: contentOf(text) });
  return { ...change, title: `${change.title.replace(/: new$/, "")} (brought back)` };
}
