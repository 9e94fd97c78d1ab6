import { IslandData } from "./attributes";

/** Tells the page that a part's script works, and replays, once, what was pressed until now. */
export function markLive(part: HTMLElement): void {
  delete part.dataset[IslandData.island];
  part.dataset[IslandData.live] = "";
  const queued = takeQueued(part);
  if (queued instanceof HTMLFormElement) queued.requestSubmit();
  else queued?.click();
}

const isQueued = `[data-${IslandData.queued}]`;

/** The control that was pressed in a part whose script is still loading. */
export function queuedIn(part: HTMLElement): HTMLElement | null {
  return part.matches(isQueued) ? part : part.querySelector<HTMLElement>(isQueued);
}

/** Takes what was pressed out of the queue. */
export function takeQueued(part: HTMLElement): HTMLElement | null {
  const queued = queuedIn(part);
  delete queued?.dataset[IslandData.queued];
  return queued;
}
