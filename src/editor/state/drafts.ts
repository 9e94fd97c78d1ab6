import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf } from "../../content/types/content-types";
import { entryWithSameWords } from "../change/complete-entry";
import type { EntryValue, Site } from "../site/site";
import { toStoredValue } from "../site/tidy";

/** A record's keys: `value` has the values typed in the form, `published` the text that they began from. */
const recordSchema = z.object({
  value: z.record(z.string(), z.unknown()),
  published: z.optional(z.string()),
});

/** An entry's unpublished words, which this browser keeps: one record for each entry. The latest words win. */
export interface StoredDraft {
  path: string;
  value: EntryValue;
  /** The published text that the words began from. Undefined for a new entry. */
  baseText: string | undefined;
}

/** Do not change the prefix: browsers hold drafts under it. */
const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}`;

/** Saves at every key, so nothing has to be flushed when the page closes. Removes the record if there is no draft. */
export function storeDraft(path: string, draft: Omit<StoredDraft, "path"> | undefined): void {
  const record = draft && JSON.stringify({ value: draft.value, published: draft.baseText });
  if (record) localStorage.setItem(keyOf(path), record);
  else localStorage.removeItem(keyOf(path));
}

/** An entry's draft, unless it equals the stored entry. */
export function unpublishedDraft(site: Site, path: string): StoredDraft | undefined {
  const record = recordSchema.safeParse(parseJson(localStorage.getItem(keyOf(path)) ?? "").value).data;
  if (!record || !contentTypeOf(path)) return undefined;
  const { value, published: baseText } = record;
  return entryWithSameWords(site, path, toStoredValue(path, value)) ? undefined : { path, value, baseText };
}

/** All drafts that are not published. */
export const unpublishedDrafts = (site: Site): StoredDraft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => unpublishedDraft(site, key.slice(prefix.length)) ?? []);

/** Removes the new pictures of an entry. */
export function removePictures(entryPath: string): void {
  void caches.delete(keyOf(entryPath)).catch(() => undefined);
}

/** Keeps a new picture of an entry, which is too large for `localStorage`. Some browsers block the Cache API alone. */
export async function keepPicture(entryPath: string, picturePath: string, bytes: Blob): Promise<void> {
  const cache = await openPictures(entryPath);
  await cache?.put(`/${picturePath}`, new Response(bytes)).catch(() => undefined);
}

/** The new pictures of an entry, by their paths. */
export async function keptPictures(entryPath: string): Promise<ReadonlyMap<string, Blob>> {
  const kept = new Map<string, Blob>();
  const cache = await openPictures(entryPath);
  for (const request of (await cache?.keys()) ?? []) {
    const bytes = await (await cache?.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}

const openPictures = async (entryPath: string) => caches.open(keyOf(entryPath)).catch(() => undefined);
