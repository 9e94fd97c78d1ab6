import { publishOpenEntry } from "./publish-open-entry";

/** Ctrl+S and ⌘S publish the open entry, where something in it has changed. */
export function saveByKeyboard(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    publishOpenEntry(page);
  });
}
