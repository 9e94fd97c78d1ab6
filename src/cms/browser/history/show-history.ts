import type { Collection } from "../../collections";
import { changesOfEntry, changesWhere } from "../../history/kept-change";
import { openEntry } from "../opening/open-entry";
import { openHistoryDialog } from "./history-dialog";
import type { HistoryStore } from "./history-store";
import type { Shown } from "./offer-history";
import { entryPath, groupPaths, isInGroup } from "./paths-shown";

/** Shows the last changes of an entry, or of all entries of a group, and opens what was undone. */
export async function showHistory(
  browser: Window,
  collections: readonly Collection[],
  history: HistoryStore,
  [group, entry]: Shown,
): Promise<void> {
  const path = entry === undefined ? undefined : (entryPath(collections, group, entry) ?? "");
  const kept = await history.changes(path === undefined ? groupPaths(collections, group) : [path]);
  const changes =
    path === undefined ? changesWhere(kept, isInGroup(collections, group)) : changesOfEntry(kept, path);
  openHistoryDialog(browser.document, changes, history.undo, (address) =>
    openEntry(browser, address ?? `#/collections/${group}`),
  );
}
