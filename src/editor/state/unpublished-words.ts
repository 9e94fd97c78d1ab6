import { z } from "zod";

const keptSchema = z.object({
  /** The entry's file when it was opened; none of a new entry. */
  base: z.string().exactOptional(),
  value: z.record(z.string(), z.unknown()),
});

/** What was written in an entry and not published yet. */
export type KeptWords = z.infer<typeof keptSchema>;

const key = (path: string) => `editor-words:${path}`;

/** Keeps every key that is typed, at once: there is nothing to be flushed when the page goes. */
export function keepWords(path: string, words: KeptWords): void {
  try {
    localStorage.setItem(key(path), JSON.stringify(words));
  } catch {
    // The browser is full: the words are still in the form.
  }
}

export function keptWords(path: string): KeptWords | undefined {
  return keptSchema.safeParse(JSON.parse(localStorage.getItem(key(path)) ?? "null")).data;
}

export function forgetWords(path: string): void {
  localStorage.removeItem(key(path));
  void keepPictures(path, new Map());
}

/** The entries of which words are kept. */
export function pathsWithWords(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(key("")));
  return names.map((name) => name.slice(key("").length));
}

/** The new pictures of an entry, which are too large for the words' place. */
export async function keepPictures(path: string, pictures: ReadonlyMap<string, Blob>): Promise<void> {
  const store = await pictureStore("readwrite").catch(() => undefined);
  if (pictures.size === 0) store?.delete(path);
  else store?.put(new Map(pictures), path);
}

export async function keptPictures(path: string): Promise<ReadonlyMap<string, Blob>> {
  const store = await pictureStore("readonly").catch(() => undefined);
  if (!store) return new Map();
  const kept: unknown = await answered(store.get(path));
  return kept instanceof Map ? kept : new Map();
}

async function pictureStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open("editor", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("pictures");
  const database = await answered(opening);
  return database.transaction("pictures", mode).objectStore("pictures");
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
