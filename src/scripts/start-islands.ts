import { IslandAttribute } from "./island-attributes";

/** The events at which an island starts: a finger or the mouse reaches it, or a field. At a submit the inline script starts the form. */
const touches = ["pointerenter", "focusin", "input"];

/** Fetches the script of each island when it is touched, or if the address leads into it. */
export function startIslands(): void {
  // This script runs before the browser has scrolled to it.
  const target = document.getElementById(location.hash.slice(1));
  for (const island of document.querySelectorAll<HTMLElement>(`[data-${IslandAttribute.script}]`)) {
    // One after the other: a touch during a download that fails begins the next.
    let downloads = Promise.resolve();
    const load = () => {
      downloads = downloads.then(() => loadIsland(island));
    };
    for (const touch of touches) island.addEventListener(touch, load);
    // A visitor can be in a field before this script has come.
    if (island.contains(document.activeElement) || island.contains(target)) load();
  }
}

/** Fetches the script of an island that still needs one. After a failure the next touch asks again. */
async function loadIsland({ dataset }: HTMLElement): Promise<void> {
  const { [IslandAttribute.script]: path } = dataset;
  if (path === undefined) return;
  try {
    await import(/* webpackIgnore: true */ path);
  } catch {
    // Browsers remember a module that failed: another address makes them ask again.
    dataset[IslandAttribute.script] = path.replace(/\?.*|$/, `?${Date.now()}`);
    document.documentElement.dataset[IslandAttribute.failed] = "";
  }
}
