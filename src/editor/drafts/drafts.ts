import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf } from "../../content/types/content-types";
import { isStored } from "../change/publish-entry";
import type { Site } from "../site/site";
import { toStoredValue } from "../site/tidy";

const draftSchema = z.object({
  /** The values typed in the entry's form. */
  value: z.record(z.string(), z.unknown()),
  /** The published text that the draft began from. Undefined for a new entry. */
  published: z.optional(z.string()),
});

/** An entry's unpublished text, which this browser keeps: one record for each entry. The latest draft wins. */
export type Draft = z.infer<typeof draftSchema> & { path: string };

/** Browsers hold drafts under it: another one would lose them. */
const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}`;

/**
 * Saves at every key, so nothing has to be flushed when the page closes. Without changes the record goes; pictures stay, because
 * Undo may need them. Returns false if the storage is full.
 */
export function keepDraft(path: string, draft: Omit<Draft, "path"> | undefined): boolean {
  const record = draft && JSON.stringify({ value: draft.value, published: draft.published });
  try {
    if (record) localStorage.setItem(keyOf(path), record);
    else localStorage.removeItem(keyOf(path));
    return true;
  } catch {
    return false;
  }
}

export function draftOf(path: string): Draft | undefined {
  const stored = parseJson(localStorage.getItem(keyOf(path)) ?? "").value;
  const draft = draftSchema.safeParse(stored).data;
  return draft && { ...draft, path };
}

/** An entry's draft, unless it equals the stored entry. */
export function unpublishedDraft(site: Site, path: string): Draft | undefined {
  const draft = draftOf(path);
  if (!draft || !contentTypeOf(path)) return undefined;
  return isStored(site, path, toStoredValue(path, draft.value)) ? undefined : draft;
}

/** All drafts that are not published, sorted by path. */
export const unpublishedDrafts = (site: Site): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => unpublishedDraft(site, key.slice(prefix.length)) ?? []);

/** Removes an entry's draft and its new pictures. */
export function forgetDraft(path: string): void {
  localStorage.removeItem(keyOf(path));
  void caches.delete(keyOf(path)).catch(() => undefined);
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
