import { differences } from "../../change/differences";
import type { Backend, SavedFiles, SaveOptions } from "../decap";
import { openEntry } from "../opening/open-entry";
import { askInDialog } from "../screen/ask-in-dialog";
import { differenceTable } from "../screen/difference-table";
import { Refusal } from "./refusal";

/** Knows what each entry said when it was opened, so that nobody's later words are overwritten unasked. */
export function overwritingGuard(read: Backend["getEntry"], browser: Window) {
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
    const rows = differences(file.path.replace(/^data\//, ""), now, file.raw);
    const answer = await askInDialog(browser.document, {
      title: "This entry was changed elsewhere",
      contents: [
        now
          ? "It was published from another tab, by someone else or in its file since you opened it. These are the differences:"
          : "It was removed since you opened it.",
        differenceTable(browser.document, rows, ["As it is now", "As you wrote it"]),
      ],
      answers: {
        cancel: "Cancel: save nothing yet",
        theirs: "Take over what is there now, and drop what I wrote",
        mine: "Publish what I wrote in its place",
      },
    });
    if (answer === "theirs") openEntry(browser, browser.location.hash);
    if (answer !== "mine") throw new Refusal("Nothing was changed.");
  };

  /** What was just saved is what the next save may replace. */
  const remember = async ({ dataFiles: [file] }: SavedFiles): Promise<void> => {
    if (file) await getEntry(file.path);
  };

  return { getEntry, askBeforeSaving, remember };
}
