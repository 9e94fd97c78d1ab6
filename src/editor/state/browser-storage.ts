import * as z from "zod/mini";
import { parseJson } from "../../content/reading/parse-json";
import { newId } from "./new-id";

const baseSchema = z.object({
  /** The entry's published text when its form was opened. Undefined for a new entry. */
  published: z.optional(z.string()),
  /** The entry as it was sent to the store. Its answer may never have come. */
  sent: z.optional(z.object({ path: z.string(), text: z.string() })),
});

/** The published text that a form started from, like the base of a merge in git. */
export type Base = z.infer<typeof baseSchema>;

const keptSchema = z.extend(baseSchema, {
  value: z.record(z.string(), z.unknown()),
  /** The time of saving, in milliseconds since 1970. */
  at: z._default(z.number(), 0),
});

/** Unpublished words of an entry, kept in the browser. */
type KeptWords = z.infer<typeof keptSchema>;

/** Kept words with their entry's path, and with their storage key, which may be another tab's. */
export type FoundWords = KeptWords & { key: string; path: string };

/** The browser blocks storage, so typed words would not be safe. */
export class BlockedStorage extends Error {}

/**
 * The id of this tab, which survives a reload. A duplicated tab gets a copy of sessionStorage, so the id is stored
 * there only while no page is open.
 */
let tab = "";

/** Call once, before anything is read or kept. Throws if the browser blocks storage. */
export function openStorage(): void {
  try {
    localStorage.getItem(prefix);
    tab ||= sessionStorage.getItem("editor-tab") ?? newId();
    const open = () => sessionStorage.removeItem("editor-tab");
    open();
    window.addEventListener("pageshow", open);
    window.addEventListener("pagehide", () => sessionStorage.setItem("editor-tab", tab));
  } catch (cause) {
    throw new BlockedStorage("The browser blocks storage.", { cause });
  }
}

/** The notice when the browser keeps no words. */
export const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or throw away older words on the start page.";

const prefix = "editor-words:";
/** The storage key of an entry's words in this tab. */
export const keyOf = (path: string) => `${prefix}${path}:${tab}`;
const pathOf = (key: string) => key.slice(prefix.length).replace(/:.*/, "");

/** Words that did not fit into the storage. Leaving the page loses them, so leaving needs a confirmation. */
const unkeptWords = new Map<string, KeptWords>();
const unkeptPictures = new Map<string, ReadonlyMap<string, Blob>>();

window.addEventListener("beforeunload", (event) => {
  if (unkeptWords.size + unkeptPictures.size > 0) event.preventDefault();
});

/**
 * Saves at every key, so nothing has to be flushed when the page closes. Saves the new pictures
 * together with the first words. Returns false if the storage is full.
 */
export function keepWords(
  path: string,
  words: Omit<KeptWords, "at">,
  pictures: ReadonlyMap<string, Blob>,
): boolean {
  const key = keyOf(path);
  if (localStorage.getItem(key) === null) void keepPictures(path, pictures);
  return storeWords(key, { ...words, at: Date.now() });
}

function storeWords(key: string, words: KeptWords): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(words));
    unkeptWords.delete(key);
    return true;
  } catch {
    unkeptWords.set(key, words);
    return false;
  }
}

/** The words that all tabs keep, the latest first. */
export const keptWords = (): FoundWords[] =>
  keys()
    .flatMap((key) => {
      const words = wordsAt(key);
      return words ? { ...words, key, path: pathOf(key) } : [];
    })
    .sort((one, other) => other.at - one.at);

const keys = () =>
  [...new Set([...Object.keys(localStorage), ...unkeptWords.keys()])].filter((key) => key.startsWith(prefix));

const wordsAt = (key: string): KeptWords | undefined =>
  keptSchema.safeParse(unkeptWords.get(key) ?? parseJson(localStorage.getItem(key) ?? "").value).data;

/** Removes words and their pictures. Returns a function that puts them back. */
export async function discard(found: readonly FoundWords[]): Promise<() => Promise<void>> {
  const removed = found.map(async ({ key }) => ({
    key,
    words: wordsAt(key),
    pictures: await keptPictures(key),
  }));
  const kept = await Promise.all(removed);
  for (const { key } of kept) forget(key);
  return async () => {
    for (const { key, words, pictures } of kept) {
      await storePictures(key, pictures);
      if (words) storeWords(key, words);
    }
  };
}

/** The new pictures of an open form. */
interface FormPictures {
  add(picture: string, bytes: Blob): void;
  bytes: ReadonlyMap<string, Blob>;
}

/** Adds the pictures of found words to their form. Removes another tab's words once this tab has saved them with their pictures. */
export async function takeOver(path: string, { key }: FoundWords, { add, bytes }: FormPictures) {
  for (const [picture, kept] of await keptPictures(key)) add(picture, kept);
  if (key === keyOf(path)) return;
  await keepPictures(path, bytes);
  forget(key);
}

/** True if another tab has just taken over this tab's words. */
export const isForgotten = (path: string, event: StorageEvent) =>
  event.key === keyOf(path) && event.newValue === null;

/** Removes an entry's words of this tab. */
export const forgetWords = (path: string): void => forget(keyOf(path));

/** Removes all words and pictures of all tabs. */
export function forgetAllWords(): void {
  for (const key of keys()) forget(key);
}

function forget(key: string): void {
  localStorage.removeItem(key);
  unkeptWords.delete(key);
  unkeptPictures.delete(key);
  void pictureCaches()
    ?.delete(key)
    .catch(() => undefined);
}

/** Browsers have no Cache API at addresses such as http://192.168.0.5:8000. Pictures then last as long as the page. */
const pictureCaches = () => ("caches" in window ? window.caches : undefined);

/** Keeps the new pictures of an entry, which are too large for the storage of the words. */
export const keepPictures = (path: string, pictures: ReadonlyMap<string, Blob>): Promise<void> =>
  storePictures(keyOf(path), pictures);

async function storePictures(key: string, pictures: ReadonlyMap<string, Blob>): Promise<void> {
  try {
    await pictureCaches()?.delete(key);
    unkeptPictures.delete(key);
    if (pictures.size === 0) return;
    const cache = await pictureCaches()?.open(key);
    if (!cache) throw new Error("This browser keeps no pictures.");
    for (const [picture, bytes] of pictures) await cache.put(`/${picture}`, new Response(bytes));
  } catch {
    unkeptPictures.set(key, pictures);
  }
}

async function keptPictures(key: string): Promise<ReadonlyMap<string, Blob>> {
  const kept = new Map(unkeptPictures.get(key));
  // Some browsers block this storage alone.
  const cache = await pictureCaches()
    ?.open(key)
    .catch(() => undefined);
  for (const request of (await cache?.keys()) ?? []) {
    const bytes = await (await cache?.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}
