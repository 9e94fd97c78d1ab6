import { ScriptData } from "./attributes";

const touches = ["pointerdown", "focusin", "input", "submit"];

/** Fetches the script of each island when it is touched, or if the address leads into it. */
export function startIslands(): void {
  // This script runs before the browser has scrolled to it.
  const target = document.getElementById(location.hash.slice(1));
  for (const island of document.querySelectorAll<HTMLElement>(`[data-${ScriptData.script}]`)) {
    const load = loaderOf(island);
    for (const touch of touches) island.addEventListener(touch, load);
    // A visitor who was faster than this script is in a field, or has pressed Submit.
    const isHeld = ScriptData.held in document.documentElement.dataset && island.querySelector("form");
    if (isHeld || island.contains(document.activeElement) || island.contains(target)) load();
  }
}

/** Loads an island's script once. After a failure the next call asks again. */
function loaderOf({ dataset }: HTMLElement): () => void {
  let isLoading = false;
  return async () => {
    const { [ScriptData.script]: address = "" } = dataset;
    if (isLoading || ScriptData.live in dataset) return;
    isLoading = true;
    try {
      await import(/* webpackIgnore: true */ address);
    } catch {
      // Browsers remember a module that failed: another address makes them ask again.
      dataset[ScriptData.script] = address.replace(/\?.*|$/, `?${Date.now()}`);
      document.documentElement.dataset[ScriptData.failed] = "";
    }
    isLoading = false;
  };
}
