import { IslandData, type IslandName } from "./attributes";
import { takeQueued } from "./queue";

/** Starts a plain script in each part of the page that waits for it. */
export function startIslands(name: IslandName, start: (part: HTMLElement) => void): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-${IslandData.island}=${name}]`)) {
    start(part);
    markLive(part);
  }
}

/** Tells the page that a part's script works, and replays, once, what was pressed until now. */
export function markLive(part: HTMLElement): void {
  delete part.dataset[IslandData.island];
  part.dataset[IslandData.live] = "";
  const queued = takeQueued(part);
  if (queued instanceof HTMLFormElement) queued.requestSubmit();
  else queued?.click();
}
