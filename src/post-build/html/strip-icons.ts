import { removeAttribute } from "../../page-tree/change-elements";
import { elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** What lucide-react writes and nothing uses, for HTML knows the namespace by itself, and what src/theme/GlobalStyles.tsx says of all icons. */
const idle = ["xmlns", "class", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];

/** Takes off icons what goes without saying. */
export function stripIcons({ body }: PageTree): void {
  for (const icon of elementsIn(body, "svg")) for (const name of idle) removeAttribute(icon, name);
}
