import { type Difference, differences } from "../../../editor/change/differences";
import { askInDialog } from "../screen/ask-in-dialog";
import { differenceTable } from "../screen/difference-table";
import { fieldCalled, fill } from "../screen/form-fields";
import { otherTabIsOpen } from "./other-tabs";
import { dropUnpublishedWords, unpublishedWords } from "./unpublished-words";

interface OpenedEntry {
  /** The path of its file below the repository, or the group in which it is new. */
  name: string;
  /** Its path below data/, or one that a new entry of the group could have. */
  path: string;
  /** What is stored; empty for a new one. */
  stored: string;
}

/** Offers words that were typed before and not published, beside what is stored, and puts back those that are wanted. */
export async function offerWords(browser: Window, { name, path, stored }: OpenedEntry): Promise<void> {
  if (await otherTabIsOpen(browser.navigator.locks)) return;
  const words = await unpublishedWords(browser.indexedDB, name);
  const rows = words === undefined ? [] : differences(path, stored, words);
  if (rows.length > 0) {
    const answer = await askInDialog(browser.document, {
      title: "Words that were not published",
      contents: [
        "When this entry was last open here, the browser was closed before these were published:",
        differenceTable(browser.document, rows, ["As it is published", "As you wrote it"]),
      ],
      answers: { later: "Decide later", back: "Put them back into the form", drop: "Drop them" },
    });
    if (answer === "later") return;
    if (answer === "back") await putBack(browser, rows);
  }
  if (words !== undefined) await dropUnpublishedWords(browser.indexedDB, name);
}

async function putBack(browser: Window, rows: readonly Difference[]): Promise<void> {
  const byHand = rows.filter(({ label, before, after }) => {
    const field = fieldCalled(browser.document, label);
    if (!field || field.value !== before) return true;
    fill(field, after);
    return false;
  });
  if (byHand.length === 0) return;
  await askInDialog(browser.document, {
    title: "Put these back by hand",
    contents: [
      "They stand in lists or are chosen, not typed. Copy what you need before you close this.",
      differenceTable(browser.document, byHand, ["As it is published", "As you wrote it"]),
    ],
    answers: { done: "Close" },
  });
}

/** A new entry's words are offered when somebody begins to write one. */
export function offerWordsForNewEntries(browser: Window): void {
  const offered = new Set<string>();
  browser.document.addEventListener("focusin", () => {
    const [, collection] = /^#\/collections\/([^/]+)\/new/.exec(browser.location.hash) ?? [];
    if (!collection || offered.has(collection)) return;
    offered.add(collection);
    void offerWords(browser, { name: collection, path: `${collection}/new.json`, stored: "" });
  });
}
