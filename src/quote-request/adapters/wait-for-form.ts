import { IslandData } from "../../islands/attributes";
import { keepDraft } from "./keep-draft";
import { createStoredValue } from "./stored-value";

/** When a page was loaded anew because its form's script was gone; only a live form forgets it. */
export const reloaded = createStoredValue(() => sessionStorage, "page-reloaded");

/** For how long a page is not loaded anew a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

const pause = 3_000;

/** For how long what was pressed may wait before the other ways to reach the company show, in milliseconds. */
const patience = 15_000;

/**
 * Shows the other ways to reach the company while the form's script does not come, and asks for it without end. A script
 * that is gone for good, because a new build took its place, is worth one reload: what was typed and pressed goes along.
 */
export async function waitForForm(island: HTMLElement, again: (island: HTMLElement) => void): Promise<void> {
  document.documentElement.dataset[IslandData.failed] = "";
  const address = String(island.dataset[IslandData.script]);
  const answer = await fetch(address, { method: "HEAD" }).catch(() => undefined);
  if (answer?.status === 404) leaveBetweenWords(island);
  setTimeout(again, pause, island);
}

/** A host that never answers causes no error. */
export function noticeLateForm(again: (island: HTMLElement) => void): void {
  addEventListener("submit", () =>
    setTimeout(() => {
      const form = document.querySelector(`form[data-${IslandData.queued}]`);
      const island = form?.closest<HTMLElement>(`[data-${IslandData.island}]`);
      if (island) void waitForForm(island, again);
    }, patience),
  );
}

/** Not while the visitor is at a field and has asked for nothing yet: keys pressed meanwhile would be lost. */
function leaveBetweenWords(island: HTMLElement): void {
  const form = island.querySelector("form");
  const isQueued = island.querySelector(`[data-${IslandData.queued}]`);
  if (!form || Date.now() - Number(reloaded.read()) < reloadPause) return;
  if (document.activeElement?.matches("input, textarea") && !isQueued)
    setTimeout(leaveBetweenWords, 200, island);
  else if (keepDraft(form) && reloaded.write(Date.now())) {
    // Under an address that no cache between here and the host knows.
    history.replaceState(null, "", `?${Date.now()}${isQueued ? `#${form.id}` : location.hash}`);
    location.reload();
  }
}
