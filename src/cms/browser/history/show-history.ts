import type { Collection } from "../../collections";
import { changesOfEntry, changesWhere } from "../../history/kept-change";
import { openEntry } from "../opening/open-entry";
import { openHistoryDialog } from "./history-dialog";
import type { HistoryStore } from "./history-store";
import type { Shown } from "./offer-history";
import { entryPath, isInGroup } from "./paths-shown";

/** Shows the last changes of an entry, or of all entries of a group, and opens what was undone. */
export async function showHistory(
  browser: Window,
  collections: readonly Collection[],
  history: HistoryStore,
  [group, entry]: Shown,
): Promise<void> {
  const kept = await history.changes();
  const changes =
    entry === undefined
      ? changesWhere(kept, isInGroup(collections, group))
      : changesOfEntry(kept, entryPath(collections, group, entry) ?? "");
  openHistoryDialog(browser.document, changes, history.undo, (address) =>
    openEntry(browser, address ?? `#/collections/${group}`),
  );
}
