import { removeElement } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** Takes out what Gatsby tells Internet Explorer, and Safari before version 10. */
export function dropOldMetas({ head }: PageTree): void {
  for (const meta of elementsIn(head, "meta")) {
    if (attributeOf(meta, "http-equiv") === "x-ua-compatible") removeElement(meta);
    for (const attribute of meta.attrs)
      if (attribute.name === "content") attribute.value = attribute.value.replace(", shrink-to-fit=no", "");
  }
}
