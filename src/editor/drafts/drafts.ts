import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { taskQueue } from "../site/task-queue";

const draftSchema = z.object({
  /** The values typed in the entry's form. */
  value: z.record(z.string(), z.unknown()),
  /** The published text that it began from. Undefined for a new entry. */
  published: z.optional(z.string()),
  /** The time of saving, in milliseconds since 1970. */
  at: z.number(),
});

/** The unpublished words of an entry, which this browser keeps: one record for each entry. The latest words win. */
export type Draft = z.infer<typeof draftSchema> & { path: string };

const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}`;

/** The browser blocks storage, so typed words would not be safe. */
export class BlockedStorage extends Error {}

/** Throws if the browser blocks storage. */
export function openStorage(): void {
  try {
    localStorage.getItem(prefix);
  } catch (cause) {
    throw new BlockedStorage("The browser blocks storage.", { cause });
  }
}

/** Entries whose last words the storage has refused. Leaving the page loses them, so leaving needs a confirmation. */
const refused = new Set<string>();

window.addEventListener("beforeunload", (event) => {
  if (refused.size > 0) event.preventDefault();
});

/** Saves at every key, so nothing has to be flushed when the page closes. Returns false if the storage is full. */
export function keepDraft(path: string, draft: Omit<Draft, "path" | "at">): boolean {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify({ ...draft, at: Date.now() }));
    refused.delete(path);
    return true;
  } catch {
    refused.add(path);
    return false;
  }
}

export function draftOf(path: string): Draft | undefined {
  const stored = parseJson(localStorage.getItem(keyOf(path)) ?? "").value;
  const draft = draftSchema.safeParse(stored).data;
  return draft && { ...draft, path };
}

/** All drafts, the latest first. */
export const allDrafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => draftOf(key.slice(prefix.length)) ?? [])
    .sort((one, other) => other.at - one.at);

/** Removes an entry's words and pictures. */
export function forgetDraft(path: string): void {
  localStorage.removeItem(keyOf(path));
  refused.delete(path);
  void inTurn(async () => pictureCaches()?.delete(keyOf(path))).catch(() => undefined);
}

/** Pictures are kept and forgotten in the order in which that was asked for. */
const inTurn = taskQueue();

/** Browsers have no Cache API at addresses such as http://192.168.0.5:8000. Pictures then last as long as the page. */
const pictureCaches = () => ("caches" in window ? window.caches : undefined);

/** Keeps a new picture of an entry, which is too large for the storage of the words. Some browsers block this storage alone. */
export const keepPicture = (entry: string, path: string, bytes: Blob): Promise<void> =>
  inTurn(async () => {
    const cache = await openPictures(entry);
    await cache?.put(`/${path}`, new Response(bytes)).catch(() => undefined);
  });

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
