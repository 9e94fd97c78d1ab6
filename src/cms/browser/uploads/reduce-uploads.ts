import { showToast } from "../screen/toast";
import { reducePicture } from "./reduce-picture";

/** Hands only pictures on that may be stored, each reduced, before Decap sees a choice of files; says why others are not. */
export function reduceUploads(page: Document): void {
  const reducedAlready = new WeakSet<Event>();
  page.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file" || reducedAlready.has(event)) return;
      event.stopImmediatePropagation();
      void reduceAll(page, [...(input.files ?? [])]).then((files) => {
        const chosen = new DataTransfer();
        for (const file of files) chosen.items.add(file);
        input.files = chosen.files;
        if (files.length === 0) return;
        const again = new Event("change", { bubbles: true });
        reducedAlready.add(again);
        input.dispatchEvent(again);
      });
    },
    { capture: true },
  );
}

async function reduceAll(page: Document, files: readonly File[]): Promise<File[]> {
  const results = await Promise.all(files.map(reducePicture));
  const refused = results.flatMap((result) => ("refused" in result ? [result.refused] : []));
  if (refused.length > 0) showToast(page, refused.join("\n"));
  return results.flatMap((result) => ("file" in result ? [result.file] : []));
}
