import * as z from "zod";
import { groupOf } from "./routes";

const keptSchema = z.object({
  /** The entry's published and its drafted text when it was opened. */
  published: z.string().optional(),
  drafted: z.string().optional(),
  value: z.record(z.string(), z.unknown()),
  /** When they were kept, in milliseconds. */
  at: z.number().default(0),
});

/** An entry's words that are not published yet. */
export type KeptWords = z.infer<typeof keptSchema>;

/** Words with the key that they are kept under, which may be another tab's. */
export type FoundWords = KeptWords & { key: string };

/**
 * The name of this tab, which survives a reload. A tab that is duplicated hands on its sessionStorage, so the name lies in
 * there only while no page is open that could be duplicated.
 */
const tab = sessionStorage.getItem("editor-tab") ?? crypto.randomUUID();
const open = () => sessionStorage.removeItem("editor-tab");
open();
window.addEventListener("pageshow", open);
window.addEventListener("pagehide", () => sessionStorage.setItem("editor-tab", tab));

const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}:${tab}`;
const pathOf = (key: string) => key.slice(prefix.length).replace(/:.*/, "");

/** Words that a full storage could not keep. They last as long as the page, so leaving it needs a confirmation. */
const unkeptWords = new Map<string, KeptWords>();
const unkeptPictures = new Map<string, ReadonlyMap<string, Blob>>();

window.addEventListener("beforeunload", (event) => {
  if (unkeptWords.size + unkeptPictures.size > 0) event.preventDefault();
});

/**
 * Keeps every key that is typed, at once: there is nothing to be flushed when the page goes. New pictures went with the
 * words before these, and are kept once more. Says whether the browser had room for the words.
 */
export function keepWords(
  path: string,
  words: Omit<KeptWords, "at">,
  pictures: ReadonlyMap<string, Blob>,
): boolean {
  const key = keyOf(path);
  const dated = { ...words, at: Date.now() };
  if (localStorage.getItem(key) === null) void keepPictures(path, pictures);
  try {
    localStorage.setItem(key, JSON.stringify(dated));
    unkeptWords.delete(key);
    return true;
  } catch {
    unkeptWords.set(key, dated);
    return false;
  }
}

/** True if another tab has just taken over this tab's words. */
export const isForgotten = (path: string, event: StorageEvent) =>
  event.key === keyOf(path) && event.newValue === null;

const adopted = new Set<string>();

/**
 * The words of this tab. When an entry is first opened, there may be none: then the latest of a tab that was closed, or that
 * is still open and keeps its own.
 */
export function findWords(path: string): FoundWords | undefined {
  const own = keyOf(path);
  const others = adopted.has(path) ? [] : keys().filter((key) => pathOf(key) === path && key !== own);
  adopted.add(path);
  const found = others.flatMap(wordsAt).sort((one, other) => other.at - one.at);
  return [...wordsAt(own), ...found][0];
}

function wordsAt(key: string): FoundWords[] {
  const stored = unkeptWords.get(key) ?? JSON.parse(localStorage.getItem(key) ?? "null");
  const { data } = keptSchema.safeParse(stored);
  return data ? [{ ...data, key }] : [];
}

const keys = () =>
  [...Object.keys(localStorage), ...unkeptWords.keys()].filter((key) => key.startsWith(prefix));

/** Forgets the words that another tab had kept, once this one keeps them with their pictures. */
export async function takeOver(path: string, { key }: FoundWords, pictures: ReadonlyMap<string, Blob>) {
  if (key === keyOf(path)) return;
  await keepPictures(path, pictures);
  forget(key);
}

/** Forgets the words of this tab. */
export const forgetWords = (path: string): void => forget(keyOf(path));

function forget(key: string): void {
  localStorage.removeItem(key);
  unkeptWords.delete(key);
  unkeptPictures.delete(key);
  void caches.delete(key);
}

/** Leaves an entry that is not there any more for the list that it was in. */
export function leaveEntry(path: string): void {
  forgetWords(path);
  window.location.hash = groupOf(path)?.address ?? "#/";
}

/** The state of a published entry that has such words. */
export const withChanges = "Published, with changes";

/** The entries of which words are kept, in this tab or another. */
export const pathsWithWords = (): string[] => [...new Set(keys().map(pathOf))];

/** The new pictures of an entry, which are too large for the words' place. */
export async function keepPictures(path: string, pictures: ReadonlyMap<string, Blob>): Promise<void> {
  const key = keyOf(path);
  try {
    await caches.delete(key);
    const cache = pictures.size > 0 ? await caches.open(key) : undefined;
    for (const [picture, bytes] of pictures) await cache?.put(`/${picture}`, new Response(bytes));
    unkeptPictures.delete(key);
  } catch {
    unkeptPictures.set(key, pictures);
  }
}

export async function keptPictures(key: string): Promise<ReadonlyMap<string, Blob>> {
  const cache = await caches.open(key);
  const kept = new Map(unkeptPictures.get(key));
  for (const request of await cache.keys()) {
    const bytes = await (await cache.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}
