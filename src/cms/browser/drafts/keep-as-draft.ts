import { maker } from "../screen/make";
import { publishButton, publishOpenEntry } from "../screen/publish-open-entry";

/** Whether what is stored next is to be a draft. */
export interface DraftWish {
  isWanted(): boolean;
  /** Called when the wish was fulfilled. */
  done(): void;
  /** Adds a button beside the one that publishes. Called when the screen has changed. */
  offer(): void;
}

/**
 * Lets an entry be kept as a draft: Decap is asked to publish it, and what it then stores becomes the draft. Where it finds
 * a fault first, the wish stays until somebody publishes: nothing may reach the site that was to be a draft.
 */
export function draftWish(page: Document): DraftWish {
  let isWanted = false;
  const forget = (event: Event) => {
    const { target, isTrusted } = event;
    const publishes =
      event instanceof KeyboardEvent
        ? event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)
        : target instanceof Element && target.closest('[role="menuitem"]') !== null;
    if (isTrusted && publishes) isWanted = false;
  };
  page.addEventListener("click", forget, { capture: true });
  page.addEventListener("keydown", forget, { capture: true });
  return {
    isWanted: () => isWanted,
    done: () => {
      isWanted = false;
    },
    offer: () => {
      const there = page.querySelector(".cms-draft-button");
      const bar = publishButton(page)?.closest('[class*="-ToolbarSectionMain"]');
      if (there && bar?.contains(there)) return;
      there?.remove();
      if (!bar) return;
      const attributes = { type: "button", class: "cms-bar-button cms-draft-button" };
      const button = maker(page)("button", attributes, "Keep as draft");
      button.addEventListener("click", () => {
        isWanted = true;
        // Decap closes its menus at a click elsewhere, which this one is until it has passed.
        requestAnimationFrame(() => publishOpenEntry(page));
      });
      bar.append(button);
    },
  };
}
