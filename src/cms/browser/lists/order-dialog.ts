import { maker, openDialog } from "../screen/make";
import type { ContentStore } from "../store/content-store";
import { dragRows } from "./drag-rows";
import { type OrderedEntry, orderedEntries, reordered } from "./reorder";

/** Lets the entries of a folder be put in order, by dragging or by buttons, and stores all changed numbers at once. */
export async function openOrderDialog(
  page: Document,
  store: ContentStore,
  folder: string,
  onStored: () => void,
): Promise<void> {
  const stored = async () => orderedEntries(await store.read(), folder);
  const entries = await stored();
  const make = maker(page);
  const list = make("ol", { class: "cms-order" }, ...entries.map((entry) => row(page, entry)));
  dragRows(list);
  const save = make("button", { type: "button" }, "Save the order");
  const dialog = openDialog(page, "The order on the site", list, save);
  save.addEventListener("click", async () => {
    save.disabled = true;
    const paths = [...list.children].map((child) => child.getAttribute("data-path"));
    try {
      // Read again: only the numbers are to change, whatever was published since the dialog opened.
      const present = await stored();
      const changed = reordered(paths.flatMap((path) => present.filter((entry) => entry.path === path)));
      if (changed.length > 0) await store.write(changed, `Change the order of ${folder}`);
      dialog.close();
      onStored();
    } catch (reason) {
      save.disabled = false;
      save.after(make("p", { role: "alert" }, `Not saved: ${reason}`));
    }
  });
}

function row(page: Document, { path, name }: OrderedEntry): HTMLLIElement {
  const make = maker(page);
  const up = make("button", { type: "button", "aria-label": `Move ${name} up` }, "↑");
  const down = make("button", { type: "button", "aria-label": `Move ${name} down` }, "↓");
  const item = make("li", { draggable: "true", "data-path": path }, make("span", {}, name), up, down);
  up.addEventListener("click", () => {
    item.previousElementSibling?.before(item);
    up.focus();
  });
  down.addEventListener("click", () => {
    item.nextElementSibling?.after(item);
    down.focus();
  });
  return item;
}
