import { removeAttribute } from "../../page-tree/change-elements";
import { elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** Takes off icons what lucide-react writes and nothing uses: the names of their classes, and a namespace, which HTML knows by itself. */
export function stripIcons({ body }: PageTree): void {
  for (const icon of elementsIn(body, "svg"))
    for (const name of ["xmlns", "class"]) removeAttribute(icon, name);
}
