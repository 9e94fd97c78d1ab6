import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf } from "../../content/types/content-types";
import { entryWithSameValue } from "../change/complete-entry";
import type { EntryValue, Site } from "../site/site";
import { toStoredValue } from "../site/tidy";

/** A draft in `localStorage`. Do not rename its fields: browsers hold such records. */
const recordSchema = z.object({
  value: z.record(z.string(), z.unknown()),
  published: z.optional(z.string()),
});

/** The unpublished value of an entry's form, saved in this browser. An entry has one draft, whose last change wins. */
export interface Draft {
  path: string;
  value: EntryValue;
  /** The published text that the value began from. Undefined for a new entry. */
  baseText: string | undefined;
}

/** Do not change it: browsers hold drafts under it. */
const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}`;

/** Saves an entry's draft, or removes it. Called at every key, so that nothing is lost when the page closes. */
export function saveDraft(path: string, draft: Omit<Draft, "path"> | undefined): void {
  const record = draft && JSON.stringify({ value: draft.value, published: draft.baseText });
  if (record) localStorage.setItem(keyOf(path), record);
  else localStorage.removeItem(keyOf(path));
}

/** An entry's draft as it was saved last, here or in another tab. */
export function savedDraft(path: string): Draft | undefined {
  const record = recordSchema.safeParse(parseJson(localStorage.getItem(keyOf(path)) ?? "").value).data;
  return record && { path, value: record.value, baseText: record.published };
}

/** An entry's draft, unless its words are published. */
export function unpublishedDraft(site: Site, path: string): Draft | undefined {
  const draft = savedDraft(path);
  if (!draft || !contentTypeOf(path)) return undefined;
  return entryWithSameValue(site, path, toStoredValue(path, draft.value)) ? undefined : draft;
}

/** All drafts whose words are not published. */
export const unpublishedDrafts = (site: Site): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => unpublishedDraft(site, key.slice(prefix.length)) ?? []);

/** Removes the new pictures of an entry. */
export function removePictures(entryPath: string): void {
  void caches.delete(keyOf(entryPath)).catch(() => undefined);
}

/** Saves a new picture of an entry. It is too large for `localStorage`. Does nothing where a browser blocks the Cache API. */
export async function savePicture(entryPath: string, picturePath: string, bytes: Blob): Promise<void> {
  const cache = await openPictures(entryPath);
  await cache?.put(`/${picturePath}`, new Response(bytes)).catch(() => undefined);
}

/** The saved pictures of an entry, by their paths below data/. */
export async function savedPictures(entryPath: string): Promise<ReadonlyMap<string, Blob>> {
  const pictures = new Map<string, Blob>();
  const cache = await openPictures(entryPath);
  for (const request of (await cache?.keys()) ?? []) {
    const bytes = await (await cache?.match(request))?.blob();
    if (bytes) pictures.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return pictures;
}

const openPictures = async (entryPath: string) => caches.open(keyOf(entryPath)).catch(() => undefined);
