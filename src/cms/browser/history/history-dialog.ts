import { differences } from "../../../editor/change/differences";
import { type EntryChange, lastOfEntry } from "../../history/kept-change";
import { entryAddress } from "../refused/entry-address";
import { showRefusal } from "../refused/show-refusal";
import { differenceTable } from "../screen/difference-table";
import { maker, openDialog } from "../screen/make";
import { changeInWords, momentInWords } from "./change-in-words";
import type { HistoryStore } from "./history-store";

/** Longer lists are read by nobody. */
const mostShown = 30;

/** Lists changes, the latest first, each with what was different before and a button that undoes it. */
export function openHistoryDialog(
  page: Document,
  changes: readonly EntryChange[],
  undo: HistoryStore["undo"],
  goTo: (address: string | undefined) => void,
): void {
  const make = maker(page);
  const shown = changes.slice(0, mostShown);
  const items = shown.map((change) => {
    const { title, undo: undoing } = changeInWords(change, lastOfEntry(change, shown));
    const item = make(
      "li",
      {},
      make("h3", {}, title),
      make("p", {}, [momentInWords(change.at), change.by].filter(Boolean).join(", by ")),
      what(page, change),
    );
    if (!undoing) return item;
    const button = make("button", { type: "button" }, undoing);
    button.addEventListener("click", async () => {
      button.disabled = true;
      const { path, refusal } = await undo(change.id).catch(asRefusal);
      dialog.close();
      if (refusal) showRefusal(page, refusal);
      else goTo(path === undefined ? undefined : entryAddress(path));
    });
    item.append(button);
    return item;
  });
  const none = make("p", {}, "Nothing was changed here since changes are kept.");
  const dialog = openDialog(page, "Last changes", items.length > 0 ? make("ul", {}, ...items) : none);
}

const asRefusal = (reason: unknown) => ({
  path: undefined,
  refusal: reason instanceof Error ? reason.message : String(reason),
});

/** The fields that differ; all of them where an entry came or went, which are shown when they are asked for. */
function what(page: Document, { before, after }: EntryChange): HTMLElement {
  const path = (after ?? before)?.path ?? "";
  const table = differenceTable(page, differences(path, before?.text, after?.text), ["Before", "After"]);
  if (before && after) return table;
  const make = maker(page);
  return make("details", {}, make("summary", {}, "What it says"), table);
}
