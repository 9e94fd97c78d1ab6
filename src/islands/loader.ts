import { IslandData } from "./attributes";
import { fetchIslandProps, type ReactIslandElement } from "./island-props";
import { reloadOnce } from "./reload-once";
import { queuedIn, takeQueued } from "./start-islands";

/** The common fields of the events below. `submit` has no modifier keys. */
interface Intent extends Event {
  target: HTMLElement;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
}

/** Handles a script or its props that fail to load; `gone` if the host no longer has them. */
type Failed = (part: HTMLElement, gone: boolean) => void;

const waiting = `[data-${IslandData.island}]`;

/** Fetches an island's script and props at the first sign of intent, and queues what is pressed meanwhile. Returns a retry. */
export function loadIslands(failed: Failed): (part: HTMLElement) => void {
  const asked = new Set<string | undefined>();
  const load = (part: ReactIslandElement | null | undefined) => {
    const { script, props = script } = part?.dataset ?? {};
    if (!part || !script || !props || asked.has(script)) return;
    asked.add(script);
    part.arrivingProps = fetchIslandProps(part);
    Promise.all([part.arrivingProps, import(script)]).catch(async () => {
      // A new build that changes a script changes the names of its props too: one question answers for both.
      const answer = await fetch(props, { method: "HEAD" }).catch(() => undefined);
      failed(part, answer?.status === 404);
    });
  };
  const hear = (event: Intent) => {
    const { target, type } = event;
    const part = target.closest<HTMLElement>(waiting);
    load(part);
    // A click that opens a new tab or window is the browser's.
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = target.closest<HTMLElement>(`[data-${IslandData.replay}=${type}]`);
    if (!element) return;
    event.preventDefault();
    element.dataset[IslandData.queued] = "";
  };
  for (const intent of ["pointerdown", "focusin", "click", "change", "input", "submit"])
    document.addEventListener(intent, hear as EventListener, true);
  // A finger that scrolls past a range has moved it by then, and browsers leave it there.
  document.addEventListener("pointercancel", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(`${waiting} [type=range]`))
      target.value = target.defaultValue;
  });
  // An address may fill in a field of an island, or lead there.
  const [field = ""] = new URLSearchParams(location.search).keys();
  addEventListener("load", () => {
    const named = document.querySelector(":target");
    const meant = document.getElementsByName(field)[0] ?? (location.hash ? named : undefined);
    load(meant?.closest<HTMLElement>(waiting));
  });
  return (part) => {
    renew(part);
    load(part);
  };
}

/** Browsers remember a module that failed to load, or cache what came instead: a new address makes them ask again. */
function renew({ dataset }: HTMLElement): void {
  for (const key of [IslandData.script, IslandData.props])
    dataset[key] &&= dataset[key].replace(/\?.*|$/, `?${Date.now()}`);
}

/**
 * Follows the link or submits the form if its script fails to load. A page older than its site is reloaded first. The next
 * intent asks again.
 */
export function leaveToBrowser(part: HTMLElement, gone: boolean): void {
  renew(part);
  const queued = queuedIn(part);
  if (!queued || (gone && reloadOnce(queued.id))) return;
  const { island } = part.dataset;
  delete part.dataset[IslandData.island];
  takeQueued(part);
  if (queued instanceof HTMLFormElement) queued.submit();
  else queued.click();
  part.dataset[IslandData.island] = island;
}
