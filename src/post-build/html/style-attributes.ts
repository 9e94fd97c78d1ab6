import { removeAttribute } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import { onlyOne } from "../../page-tree/only-one";
import type { PageTree } from "../../page-tree/page-tree";

/** What Gatsby writes around and below every page. */
const gatsbyElements = ["gatsby-focus-wrapper", "gatsby-announcer"];

/** Takes off Gatsby's two style attributes, which a strict policy forbids; src/theme/GlobalStyles.tsx has the same styles. */
export function removeStyleAttributes(page: PageTree): void {
  const all = elementsIn(page.body);
  for (const id of gatsbyElements) {
    const found = all.filter((element) => attributeOf(element, "id") === id);
    removeAttribute(onlyOne(page, `the element #${id}`, found), "style");
  }
}
