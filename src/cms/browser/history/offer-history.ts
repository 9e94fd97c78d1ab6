import { maker } from "../screen/make";

/** A group of the CMS, and the name of the entry that is open, if one is. */
export type Shown = readonly [group: string, entry: string | undefined];

/** The group, and the entry's file name where one is open, that an address of the CMS shows; none elsewhere. */
const shownAt = /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?(?:\?|$)/;

/** Adds a button to each list and each open entry. Called when the screen has changed. */
export function offerHistory(page: Document, hash: string, open: (shown: Shown) => void): void {
  const [, group, entry] = shownAt.exec(hash) ?? [];
  const bar = page.querySelector(
    entry === undefined ? '[class*="-CollectionTopRow"]' : '[class*="-ToolbarSectionMain"]',
  );
  const there = page.querySelector(".cms-history-button");
  if (!group || !bar) {
    there?.remove();
    return;
  }
  if (there?.getAttribute("data-shown") === hash && bar.contains(there)) return;
  there?.remove();
  const button = maker(page)(
    "button",
    { type: "button", class: "cms-bar-button cms-history-button", "data-shown": hash },
    "Last changes",
  );
  button.addEventListener("click", () => open([group, entry && decodeURIComponent(entry)]));
  bar.append(button);
}
