import * as z from "zod";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Content } from "../change/change";
import { isStored } from "../change/entry-change";
import { tidyValue } from "../words/tidy";
import { newId } from "./new-id";
import { groupOf } from "./routes";

const keptSchema = z.object({
  /** The entry's published and its drafted text when it was opened. */
  published: z.string().optional(),
  drafted: z.string().optional(),
  value: z.record(z.string(), z.unknown()),
  /** The time of saving, in milliseconds since 1970. */
  at: z.number().default(0),
});

/** Unsaved text of an entry, kept in the browser. */
export type KeptWords = z.infer<typeof keptSchema>;

/** Unsaved text with its storage key, which may be another tab's. */
export type FoundWords = KeptWords & { key: string };

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

const prefix = "editor-words:";
const keyOf = (path: string) => `${prefix}${path}:${tab}`;
const pathOf = (key: string) => key.slice(prefix.length).replace(/:.*/, "");

/** Text that did not fit into the storage. Leaving the page loses it, so leaving needs a confirmation. */
const unkeptWords = new Map<string, KeptWords>();
const unkeptPictures = new Map<string, ReadonlyMap<string, Blob>>();

window.addEventListener("beforeunload", (event) => {
  if (unkeptWords.size + unkeptPictures.size > 0) event.preventDefault();
});

/**
 * Saves at every key, so nothing has to be flushed when the page closes. Saves the new pictures
 * together with the first text. Returns false if the storage is full.
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

/** True if another tab has just taken over this tab's text. */
export const isForgotten = (path: string, event: StorageEvent) =>
  event.key === keyOf(path) && event.newValue === null;

const adopted = new Set<string>();

/**
 * The unsaved text of this tab. If there is none, the latest text of a closed tab, or of a tab that
 * is still open and keeps its text.
 */
export function findWords(path: string): FoundWords | undefined {
  const own = keyOf(path);
  const others = adopted.has(path) ? [] : keys().filter((key) => pathOf(key) === path && key !== own);
  adopted.add(path);
  const found = others.flatMap(wordsAt).sort((one, other) => other.at - one.at);
  return [...wordsAt(own), ...found][0];
}

function wordsAt(key: string): FoundWords[] {
  const stored = unkeptWords.get(key) ?? parseJson(localStorage.getItem(key) ?? "null")?.value;
  const { data } = keptSchema.safeParse(stored);
  return data ? [{ ...data, key }] : [];
}

const keys = () =>
  [...Object.keys(localStorage), ...unkeptWords.keys()].filter((key) => key.startsWith(prefix));

/** Removes another tab's text once this tab has saved it with its pictures. */
export async function takeOver(path: string, { key }: FoundWords, pictures: ReadonlyMap<string, Blob>) {
  if (key === keyOf(path)) return;
  await keepPictures(path, pictures);
  forget(key);
}

/** Removes the unsaved text of this tab. */
export const forgetWords = (path: string): void => forget(keyOf(path));

function forget(key: string): void {
  localStorage.removeItem(key);
  unkeptWords.delete(key);
  unkeptPictures.delete(key);
  void pictureCaches()?.delete(key);
}

/** Leaves a removed entry for its list. */
export function leaveEntry(path: string): void {
  forgetWords(path);
  window.location.hash = groupOf(path)?.address ?? "#/";
}

/** The state of a published entry that has unsaved text. */
export const withChanges = "Published, with changes";

/** True if the store has the words of an entry by now, as when the tab was closed while it published them. */
export function isPublished(content: Content, path: string, { value }: Pick<KeptWords, "value">): boolean {
  const type = contentTypeOf(path);
  return type !== undefined && isStored(content, path, Object(tidyValue(contentTypes[type].schema, value)));
}

/** The entries with unpublished text, in this tab or another. */
export function pathsWithWords(content: Content): string[] {
  const unpublished = keys().filter((key) =>
    wordsAt(key).some((words) => !isPublished(content, pathOf(key), words)),
  );
  return [...new Set(unpublished.map(pathOf))];
}

/** Browsers have no Cache API at addresses such as http://192.168.0.5:8000. Pictures then last as long as the page. */
const pictureCaches = () => ("caches" in window ? window.caches : undefined);

/** The new pictures of an entry, which are too large for the storage of the text. */
export async function keepPictures(path: string, pictures: ReadonlyMap<string, Blob>): Promise<void> {
  const key = keyOf(path);
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

export async function keptPictures(key: string): Promise<ReadonlyMap<string, Blob>> {
  const kept = new Map(unkeptPictures.get(key));
  const cache = await pictureCaches()?.open(key);
  for (const request of (await cache?.keys()) ?? []) {
    const bytes = await (await cache?.match(request))?.blob();
    if (bytes) kept.set(new URL(request.url).pathname.slice(1), bytes);
  }
  return kept;
}
