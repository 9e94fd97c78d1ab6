import { posix } from "node:path";
import type { ContentFile } from "../../../content/reading/read-content-files";
import { contentTypeOf } from "../../../content/types/content-types";
import { pictureFolder } from "../../../editor/change/picture-folder";
import { placesOf } from "../../../editor/change/picture-uses";

/** A picture's name in Decap's picture dialog. */
const cardName = '[class*="-CardText"]';

/**
 * Says on each picture of Decap's picture dialog where the site shows it. What is given back is called when the screen
 * has changed; the content is read each time that the dialog opens.
 */
export function usesTeller(page: Document, read: () => Promise<readonly ContentFile[]>) {
  let content: Promise<readonly ContentFile[]> | undefined;
  return (hash: string): void => {
    const names = [...page.querySelectorAll<HTMLElement>(cardName)];
    if (names.length === 0) content = undefined;
    for (const name of names) {
      const picture = name.textContent ?? "";
      const line = lineOf(name);
      if (line.dataset.picture === picture) continue;
      line.dataset.picture = picture;
      content ??= read();
      void content.then((files) => {
        if (line.dataset.picture === picture) line.textContent = inWords(usesIn(files, picture, hash));
      });
    }
  };
}

function lineOf(name: HTMLElement): HTMLElement {
  const there = name.nextElementSibling;
  if (there instanceof HTMLElement && there.matches(".cms-uses")) return there;
  const line = name.ownerDocument.createElement("p");
  line.className = "cms-uses";
  name.after(line);
  return line;
}

/** The dialog names pictures without their folder: it is that of the open entry, or the only one with such a name. */
function usesIn(files: readonly ContentFile[], picture: string, hash: string): string[] {
  const [, collection = "", slug = ""] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const type = contentTypeOf(`${collection}/${slug}.json`);
  const folder = type && pictureFolder(type, decodeURIComponent(slug));
  const shown = (path: string) =>
    folder ? path === posix.join(folder, picture) : posix.basename(path) === picture;
  return placesOf(files, shown);
}

const inWords = (places: readonly string[]) =>
  places.length === 0 ? "Shown nowhere" : `Shown in ${places.join("; ")}`;
