import { IslandData } from "./attributes";

/** What the events have in common that are listened to; `submit` has no keys. */
interface Intent extends Event {
  target: HTMLElement;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
}

const waiting = `[data-${IslandData.island}]`;
const isQueued = `[data-${IslandData.queued}]`;

/**
 * Fetches the script of an island at the first sign of intent, on whatever device, and keeps what was pressed until it is
 * live. `failed` hears of a script that does not come. Returns what asks for an island's script once more. A part of
 * every page's own script.
 */
export function loadIslands(failed: (part: HTMLElement) => void): (part: HTMLElement) => void {
  const asked = new Set<string | undefined>();
  const wake = (part: HTMLElement | null | undefined) => {
    const address = part?.dataset[IslandData.script];
    if (!address || asked.has(address)) return;
    asked.add(address);
    import(address).catch(() => {
      renew(part);
      failed(part);
    });
  };
  const hear = (event: Intent) => {
    const { target, type } = event;
    const part = target.closest<HTMLElement>(waiting);
    wake(part);
    // A click that opens a new tab or window is the browser's.
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = target.closest<HTMLElement>(`[data-${IslandData.replay}=${type}]`);
    if (!element) return;
    event.preventDefault();
    element.dataset[IslandData.queued] = "";
  };
  for (const intent of ["pointerdown", "focusin", "click", "submit"])
    document.addEventListener(intent, hear as EventListener, true);
  // An address may lead into an island.
  addEventListener("load", () => wake(document.querySelector(":target")?.closest<HTMLElement>(waiting)));
  return (part) => {
    renew(part);
    wake(part);
  };
}

/** Browsers remember a module that did not come, and may keep for a year what came in its place: by another address it is asked for anew. */
function renew({ dataset }: HTMLElement): void {
  dataset[IslandData.script] = dataset[IslandData.script]?.replace(/\?.*|$/, `?${Date.now()}`);
}

/** Takes what was pressed out of the queue. */
export function takeQueued(part: HTMLElement): HTMLElement | null {
  const queued = part.matches(isQueued) ? part : part.querySelector<HTMLElement>(isQueued);
  delete queued?.dataset[IslandData.queued];
  return queued;
}

/** Where a script does not come, the browser does what it would do without one: links lead, forms are sent. */
export function leaveToBrowser(part: HTMLElement): void {
  const { island } = part.dataset;
  delete part.dataset[IslandData.island];
  const queued = takeQueued(part);
  if (queued instanceof HTMLFormElement) queued.submit();
  else queued?.click();
  part.dataset[IslandData.island] = island;
}
