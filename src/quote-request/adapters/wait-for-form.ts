import { IslandData } from "../../islands/attributes";
import { reloadOnce } from "../../islands/reload-once";
import { queuedIn } from "../../islands/start-islands";
import { formId, keepDraft } from "./served-draft";

/** The quote form's island while it waits for its script. */
export const formIsland = `[data-${IslandData.island}=quote-form]`;

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
 * has it, the page is reloaded, with what was typed and pressed.
 */
export function waitForForm(island: HTMLElement, gone: boolean, again: Ask): void {
  setFormUnavailable(true);
  if (gone) reloadBetweenWords(island);
  setTimeout(again, pause, island);
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

/** Not while the visitor is typing: keys pressed during the reload would be lost. */
function reloadBetweenWords(island: HTMLElement): void {
  const form = island.querySelector("form");
  const isQueued = queuedIn(island);
  if (document.activeElement?.matches("input, textarea") && !isQueued)
    setTimeout(reloadBetweenWords, 200, island);
  else if (keepDraft(form)) reloadOnce(isQueued ? formId : location.hash.slice(1));
}
