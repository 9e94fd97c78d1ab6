import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { shownName } from "../change/entries";
import { isStored } from "../change/entry-change";
import { tidyValue } from "../words/tidy";
import { discard, type FoundWords, forgetWords, keptWords, keyOf } from "./browser-storage";
import { groupOf } from "./routes";

/**
 * The unpublished words of an entry in this tab. If there are none, the latest ones of a closed tab, or of a tab that
 * is still open and keeps its words.
 */
export function findWords(path: string, content: Content): FoundWords | undefined {
  const found = unpublishedWords(content).filter((words) => words.path === path);
  return found.find(({ key }) => key === keyOf(path)) ?? found[0];
}

/** The last unpublished words of each entry that has some, in this tab or another: the latest first. */
export function unpublishedEntries(content: Content): FoundWords[] {
  const words = unpublishedWords(content);
  return words.filter(({ path }, index) => words.findIndex((other) => other.path === path) === index);
}

/** Questions › Who sweeps?: an entry by its group and the name that it has in its unpublished words. */
export const unpublishedName = ({ path, value }: FoundWords): string =>
  `${groupOf(path)?.label} › ${shownName(path, value)}`;

/** Removes an entry's unpublished words of all tabs. Returns a function that puts them back. */
export const discardWords = (path: string, content: Content): Promise<() => Promise<void>> =>
  discard(unpublishedWords(content).filter((words) => words.path === path));

/** All words that are not stored, the latest first. */
const unpublishedWords = (content: Content): FoundWords[] =>
  keptWords()
    .map((words) => sinceSent(words, content))
    .filter(({ path, value }) => {
      const type = contentTypeOf(path);
      return type && !isStored(content, path, Object(tidyValue(contentTypes[type].schema, value)));
    });

/**
 * Words of a tab that was closed, or lost the answer, while it published the entry: what was typed since belongs to what is
 * stored.
 */
function sinceSent(words: FoundWords, content: Content): FoundWords {
  const { sent } = words;
  if (!sent || textAt(content, sent.path) !== sent.text) return words;
  return { ...words, path: sent.path, published: sent.text, sent: undefined };
}

/** Leaves a removed entry for its list. */
export function leaveEntry(path: string): void {
  forgetWords(path);
  window.location.hash = groupOf(path)?.address ?? "#/";
}

/** The state of a published entry that has unpublished words. */
export const withChanges = "Published, with changes";
