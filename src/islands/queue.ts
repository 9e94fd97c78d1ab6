import { IslandData } from "./attributes";

const isQueued = `[data-${IslandData.queued}]`;

/** What was pressed in a part whose script is awaited. */
export function queuedIn(part: HTMLElement): HTMLElement | null {
  return part.matches(isQueued) ? part : part.querySelector<HTMLElement>(isQueued);
}

/** Takes what was pressed out of the queue. */
export function takeQueued(part: HTMLElement): HTMLElement | null {
  const queued = queuedIn(part);
  delete queued?.dataset[IslandData.queued];
  return queued;
}
