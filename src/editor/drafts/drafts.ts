import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf } from "../../content/types/content-types";
import { isStored } from "../change/edit-entry";
import type { Site } from "../site/site";
import { tidyEntry } from "../site/tidy";

const draftSchema = z.object({
  /** The values typed in the entry's form. */
  value: z.record(z.string(), z.unknown()),
  /** The published text that it began from. Undefined for a new entry. */
  published: z.optional(z.string()),
});

/** The unpublished words of an entry, which this browser keeps: one record for each entry. The latest words win. */
export type Draft = z.infer<typeof draftSchema> & { path: string };

const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}`;

/** Saves at every key, so nothing has to be flushed when the page closes. Returns false if the storage is full. */
export function keepDraft(path: string, draft: Omit<Draft, "path">): boolean {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(draft));
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

/** An entry's draft if it is not published. One that equals the stored entry is published. */
export function unpublishedDraft(site: Site, path: string): Draft | undefined {
  const draft = draftOf(path);
  if (!draft || !contentTypeOf(path)) return undefined;
  return isStored(site, path, tidyEntry(path, draft.value)) ? undefined : draft;
}

/** All drafts that are not published, by their paths. */
export const unpublishedDrafts = (site: Site): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => unpublishedDraft(site, key.slice(prefix.length)) ?? []);

/** The state of a published entry that has unpublished words. */
export const withChanges = "Published, with changes";

/** Removes an entry's words and pictures. */
export function forgetDraft(path: string): void {
  localStorage.removeItem(keyOf(path));
  void pictureCaches()
    ?.delete(keyOf(path))
    .catch(() => undefined);
}

/** Browsers have no Cache API at addresses such as http://192.168.0.5:8000. Pictures then last as long as the page. */
const pictureCaches = () => ("caches" in window ? window.caches : undefined);

/** Keeps a new picture of an entry, which is too large for the storage of the words. Some browsers block this storage alone. */
export async function keepPicture(entry: string, path: string, bytes: Blob): Promise<void> {
  const cache = await openPictures(entry);
  await cache?.put(`/${path}`, new Response(bytes)).catch(() => undefined);
}

/** The new pictures of an entry, by their paths. */
export async function keptPictures(entry: string): Promise<ReadonlyMap<string, Blob>> {
  const kept = new Map<string, Blob>();
  const cache = await openPictures(entry);
  for (const request of (await cache?.keys()) ?? []) {
    const bytes = await (await cache?.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}

const openPictures = async (entry: string) =>
  pictureCaches()
    ?.open(keyOf(entry))
    .catch(() => undefined);
