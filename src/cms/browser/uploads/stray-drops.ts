import { showToast } from "../screen/toast";

/** What takes files that are dropped on it; Decap's dialog has an input for files, which browsers let take them. */
const takesFiles = ".cms-drop, input[type=file]";

/** A file dropped beside its field would be opened in the place of the CMS, and unpublished words would go. */
export function catchStrayDrops(page: Document): void {
  for (const name of ["dragover", "drop"] as const)
    page.addEventListener(name, (event) => {
      const { target, dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      if (target instanceof Element && target.closest(takesFiles)) return;
      event.preventDefault();
      if (name === "drop")
        showToast(page, "Drop pictures on the field with the dashed border, below a list of pictures.");
    });
}
