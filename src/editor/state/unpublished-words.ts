import * as z from "zod";
import { groupOf } from "./routes";

const keptSchema = z.object({
  /** What of the entry was published, and in the draft, when it was opened. */
  published: z.string().optional(),
  drafted: z.string().optional(),
  value: z.record(z.string(), z.unknown()),
});

/** What was written in an entry and not published yet. */
export type KeptWords = z.infer<typeof keptSchema>;

const key = (path: string) => `editor-words:${path}`;

/**
 * Keeps every key that is typed, at once: there is nothing to be flushed when the page goes. New pictures went with the
 * words before these, and are kept once more.
 */
export function keepWords(path: string, words: KeptWords, pictures: ReadonlyMap<string, Blob>): void {
  if (localStorage.getItem(key(path)) === null) void keepPictures(path, pictures);
  try {
    localStorage.setItem(key(path), JSON.stringify(words));
  } catch {
    // The browser is full: the words are still in the form.
  }
}

/** Whether another tab has just forgotten the words of an entry. */
export const isForgotten = (path: string, event: StorageEvent) =>
  event.key === key(path) && event.newValue === null;

export function keptWords(path: string): KeptWords | undefined {
  return keptSchema.safeParse(JSON.parse(localStorage.getItem(key(path)) ?? "null")).data;
}

export function forgetWords(path: string): void {
  localStorage.removeItem(key(path));
  void keepPictures(path, new Map());
}

/** Leaves an entry that is not there any more for the list that it was in. */
export function leaveEntry(path: string): void {
  forgetWords(path);
  window.location.hash = groupOf(path)?.address ?? "#/";
}

/** The entries of which words are kept. */
export function pathsWithWords(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(key("")));
  return names.map((name) => name.slice(key("").length));
}

/** The new pictures of an entry, which are too large for the words' place. */
export async function keepPictures(path: string, pictures: ReadonlyMap<string, Blob>): Promise<void> {
  try {
    await caches.delete(key(path));
    const cache = pictures.size > 0 ? await caches.open(key(path)) : undefined;
    for (const [picture, bytes] of pictures) await cache?.put(`/${picture}`, new Response(bytes));
  } catch {
    // The browser is full: the pictures are still in the form.
  }
}

export async function keptPictures(path: string): Promise<ReadonlyMap<string, Blob>> {
  const cache = await caches.open(key(path));
  const kept = new Map<string, Blob>();
  for (const request of await cache.keys()) {
    const bytes = await (await cache.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}
