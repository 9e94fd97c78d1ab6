import { ScriptData } from "./attributes";

/** In milliseconds. Then a queued submit shows the other ways to reach the company. A script that comes later still sends. */
const scriptTimeout = 15_000;

const { dataset: page } = document.documentElement;

/** Page script: fetches the script of an island when it is touched, or if the address leads into it. */
export function loadTouchedIslands(): void {
  for (const touch of ["pointerdown", "focusin", "input"])
    addEventListener(touch, ({ target }) => loadIslandOf(target));
  // A visitor can be in a field before this script has come.
  loadIslandOf(document.activeElement);
  // This script runs before the browser has scrolled to it.
  loadIslandOf(document.getElementById(location.hash.slice(1)));
}

/** Inline script: queues a submit until its form is hydrated. It fetches the form's script, too: the page script may have been lost. */
export function queueSubmits(): void {
  addEventListener("submit", ({ target }) => {
    if (!loadIslandOf(target)) return;
    page[ScriptData.queued] = "";
    setTimeout(() => {
      if (ScriptData.queued in page) page[ScriptData.failed] = "";
    }, scriptTimeout);
  });
  // A visitor who leaves has given up sending.
  addEventListener("pagehide", () => {
    delete page[ScriptData.queued];
  });
}

/** Fetches the script of the island around a part, if it still needs one. Asked for twice, a browser fetches it once. */
function loadIslandOf(part: EventTarget | null): boolean {
  const island = (part as Element | null)?.closest<HTMLElement>(`[data-${ScriptData.script}]`);
  if (!island) return false;
  const address = island.dataset[ScriptData.script] ?? "";
  import(/* webpackIgnore: true */ address).catch(() => {
    // Browsers remember a module that failed: another address makes the next touch ask again.
    island.dataset[ScriptData.script] = address.replace(/\?.*|$/, `?${Date.now()}`);
    page[ScriptData.failed] = "";
  });
  return true;
}
