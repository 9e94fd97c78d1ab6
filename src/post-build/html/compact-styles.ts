import { elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** Takes out of a page's styles what CSS does not need: 110 bytes of the home page's HTML with brotli. */
export function compactStyles({ head }: PageTree): void {
  for (const style of elementsIn(head, "style"))
    for (const child of style.childNodes)
      if ("value" in child)
        child.value = child.value.replaceAll(";}", "}").replace(/\((min|max)-(width|height): /g, "($1-$2:");
}
