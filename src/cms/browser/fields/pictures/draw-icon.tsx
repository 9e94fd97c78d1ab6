import { createRoot } from "react-dom/client";
import { Icon } from "../../../../components/icon/Icon";
import { iconNames } from "../../../../content/fields/icon-names";

/** Draws one of the site's icons into an element, with the site's own React. */
export function drawIcon(element: HTMLElement, name: string): void {
  const known = iconNames.find((one) => one === name);
  if (known) createRoot(element).render(<Icon name={known} />);
}
