import { createHash } from "node:crypto";
import { compileInlineScript } from "../../hydration/inline-scripts/compile-inline-script";
import { openNowAttribute } from "../../open-now/open-now-data";
import { append, createElement } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/**
 * The script that says whether the company is open, and its address, which changes with it. A file of its own: browsers
 * keep it for all pages, and inline it would take 600 of the 14,336 bytes that a page's HTML may have.
 */
export function openNowScript(): { address: string; text: string } {
  const text = compileInlineScript("src/open-now/open-now.mts");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  return { address: `/open-now-${hash}.js`, text };
}

/** Lets a page ask for the script where it has something to say; pages without stay as they are. */
export function addOpenNow({ body }: PageTree): void {
  const isSaid = elementsIn(body).some((element) => attributeOf(element, openNowAttribute) !== undefined);
  if (isSaid) append(body, [createElement("script", { async: "", src: openNowScript().address })]);
}
