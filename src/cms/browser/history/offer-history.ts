import { maker } from "../screen/make";
import { showToast } from "../screen/toast";

/** A group of the CMS, and the name of the entry that is open, if one is. */
export type Shown = readonly [group: string, entry: string | undefined];

const listOrEntry = /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?(?:\?|$)/;

/** What an address of the CMS shows; undefined where that is no list and no stored entry. */
export function shownAt(hash: string): Shown | undefined {
  const [, group, entry] = listOrEntry.exec(hash) ?? [];
  return group === undefined ? undefined : [group, entry && decodeURIComponent(entry)];
}

/** Adds a button to each list and each open entry. Called when the screen has changed. */
export function offerHistory(page: Document, hash: string, open: (shown: Shown) => Promise<void>): void {
  const shown = shownAt(hash);
  const bar = page.querySelector(
    shown?.[1] === undefined ? '[class*="-CollectionTopRow"]' : '[class*="-ToolbarSectionMain"]',
  );
  const there = page.querySelector(".cms-history-button");
  if (!shown || !bar) {
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
  button.addEventListener("click", async () => {
    button.disabled = true;
    await open(shown).catch((reason) => showToast(page, `The changes could not be read: ${reason.message}`));
    button.disabled = false;
  });
  bar.append(button);
}
