import { compileInlineScript } from "../../hydration/inline-scripts/compile-inline-script";
import { openNowAttribute } from "../../open-now/open-now-data";
import { append, createElement } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** Puts the script that says whether the company is open after the elements that it writes into; pages without stay as they are. */
export function addOpenNow({ body }: PageTree): void {
  const isSaid = elementsIn(body).some((element) => attributeOf(element, openNowAttribute) !== undefined);
  if (isSaid) append(body, [createElement("script", {}, compileInlineScript("src/open-now/open-now.mts"))]);
}
