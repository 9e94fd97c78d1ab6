import { belowData } from "../../../content/reading/content-path";
import type { Backend, SavedFiles, SaveOptions } from "../decap";
import { openEntry } from "../opening/open-entry";
import { askToReplace } from "./ask-to-replace";
import { Refusal } from "./refusal";

/**
 * Knows what each entry said when it was opened, so that nobody's later words are overwritten unasked. `dropMine` is called
 * with the entry's path below data/ where an editor prefers them.
 */
export function overwritingGuard(
  read: Backend["getEntry"],
  browser: Window,
  dropMine: (path: string) => Promise<void>,
) {
  const opened = new Map<string, string>();

  const getEntry: Backend["getEntry"] = async (path) => {
    const entry = await read(path);
    opened.set(path, entry.data ?? "");
    return entry;
  };

  /**
   * Asks what to do where an entry was changed elsewhere since it was opened; throws where it is not to be saved. `stored`
   * is its text now, where that is known already.
   */
  const askBeforeSaving = async (
    { dataFiles: [file] }: SavedFiles,
    { newEntry }: SaveOptions,
    stored?: string,
  ): Promise<void> => {
    const before = file && opened.get(file.path);
    if (!file || newEntry || before === undefined) return;
    const now = stored ?? (await read(file.path)).data ?? "";
    if (now === before || now === file.raw) return;
    const path = belowData(file.path);
    const answer = await askToReplace(browser.document, {
      path,
      now,
      mine: file.raw,
      since: "you opened it",
    });
    if (answer === "theirs") {
      await dropMine(path);
      openEntry(browser, browser.location.hash);
    }
    if (answer !== "mine") throw new Refusal("Nothing was changed.");
  };

  /** Lets an entry count as opened when it said this: its draft was begun then. */
  const beganWith = (path: string, text: string): void => void opened.set(path, text);

  /** What was just saved is what the next save may replace. */
  const remember = async ({ dataFiles: [file] }: SavedFiles): Promise<void> => {
    if (file) await getEntry(file.path);
  };

  return { getEntry, askBeforeSaving, beganWith, remember };
}
