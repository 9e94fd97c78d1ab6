import { IslandData } from "../../islands/attributes";
import { reloadOnce } from "../../islands/reload-once";
import { queuedIn } from "../../islands/start-islands";
import { formId, keepDraft } from "./served-draft";

/** The quote form's island while it waits for its script. */
export const formIsland = `[data-${IslandData.island}=quote-form]`;

/** The time in milliseconds between two questions. */
const pause = 3_000;

/** The time in milliseconds that a pressed button waits before the other ways to reach the company show. */
const patience = 15_000;

type Ask = (island: HTMLElement) => void;

/**
 * Shows the parts for visitors whose form could not be loaded. Uses an attribute of the page instead of React state: an
 * update before hydration would make React discard the form's HTML, and what was typed.
 */
export function setFormUnavailable(unavailable: boolean): void {
  document.documentElement.toggleAttribute(`data-${IslandData.failed}`, unavailable);
}

/**
 * Shows the other ways to reach the company until the form's script loads, and keeps asking for it. If the host no longer
 * has it, the page is reloaded, with what was typed and pressed. Not while the visitor is typing: keys pressed during the
 * reload would be lost.
 */
export function waitForForm(island: HTMLElement, gone: boolean, again: Ask): void {
  setFormUnavailable(true);
  setTimeout(again, pause, island);
  const isQueued = queuedIn(island);
  const isTyping = document.activeElement?.matches("input, textarea") && !isQueued;
  if (gone && !isTyping && keepDraft(island.querySelector("form")))
    reloadOnce(isQueued ? formId : location.hash.slice(1));
}

/** A host that never answers causes no error. */
export function noticeLateForm(again: Ask): void {
  addEventListener("submit", ({ target }) =>
    setTimeout(() => {
      const island = (target as HTMLElement).closest<HTMLElement>(formIsland);
      if (island && queuedIn(island)) waitForForm(island, false, again);
    }, patience),
  );
}
