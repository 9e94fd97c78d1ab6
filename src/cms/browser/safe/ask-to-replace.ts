import { differences } from "../../../editor/change/differences";
import { askInDialog } from "../screen/ask-in-dialog";
import { differenceTable } from "../screen/difference-table";

interface Replacement {
  /** The entry's file below data/. */
  path: string;
  /** What it says now; empty where it was removed. */
  now: string;
  mine: string;
  /** Since when it says so: you opened it. */
  since: string;
}

/** Asks what to do with an entry that was changed elsewhere, beside the differences. */
export function askToReplace(page: Document, { path, now, mine, since }: Replacement) {
  return askInDialog(page, {
    title: "This entry was changed elsewhere",
    contents: [
      now
        ? `It was published from another tab, by someone else or in its file since ${since}. These are the differences:`
        : `It was removed since ${since}.`,
      differenceTable(page, differences(path, now, mine), ["As it is now", "As you wrote it"]),
    ],
    answers: {
      cancel: "Cancel: save nothing yet",
      theirs: "Take over what is there now, and drop what I wrote",
      mine: "Publish what I wrote in its place",
    },
  });
}
