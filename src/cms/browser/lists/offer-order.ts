import { maker } from "../screen/make";

const orderedFolders = ["services", "projects", "tiles", "cutaways", "faqs"];

/** Adds a button to the lists whose entries have an order on the site. Called when the screen has changed. */
export function offerOrder(page: Document, hash: string, open: (folder: string) => void): void {
  const folder = orderedFolders.find((name) => hash === `#/collections/${name}`);
  const top = page.querySelector('[class*="-CollectionTopRow"]');
  const there = page.querySelector(".cms-order-button");
  if (!folder || !top) {
    there?.remove();
    return;
  }
  if (there?.getAttribute("data-folder") === folder) return;
  there?.remove();
  const button = maker(page)(
    "button",
    { type: "button", class: "cms-order-button", "data-folder": folder },
    "Change the order",
  );
  button.addEventListener("click", () => open(folder));
  top.append(button);
}
