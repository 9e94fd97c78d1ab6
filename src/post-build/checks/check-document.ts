import { attributeOf, elementsIn, textOf } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** What every page needs to be read as it was meant: standards mode, language, encoding, window and title. */
export function checkDocument({ document, head }: PageTree): string[] {
  const [root] = elementsIn(document, "html");
  const metas = elementsIn(head, "meta");
  const [first] = elementsIn(head);
  const encodings = metas.filter((meta) => attributeOf(meta, "charset")?.toLowerCase() === "utf-8");
  const viewports = metas.filter((meta) => attributeOf(meta, "name") === "viewport");
  const titles = elementsIn(head, "title").filter((title) => textOf(title).trim() !== "");
  return [
    ...(document.mode === "no-quirks" ? [] : ["does not begin with <!DOCTYPE html>"]),
    ...(root && attributeOf(root, "lang") ? [] : ["does not say its language"]),
    ...(encodings.length === 1 && first === encodings[0] ? [] : ["does not begin with its charset, UTF-8"]),
    ...(viewports.length === 1 ? [] : [`has ${viewports.length} viewports`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
  ];
}
