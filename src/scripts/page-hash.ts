/** The end of the page's address, from its # on; empty where there is none. */
export function pageHash(): string {
  return window.location.hash;
}

const changed = new EventTarget();

/** Calls back whenever the hash may have changed. */
export function watchPageHash(tell: () => void): void {
  changed.addEventListener("change", tell);
  window.addEventListener("popstate", tell);
  window.addEventListener("hashchange", tell);
}

/**
 * Adds a step with the id to the history, without scrolling. What opens over something open, as after two taps before
 * the script was there, replaces it: closing it closes both.
 */
export function stepToHash(id: string, mark = { opened: false }): void {
  if (mark.opened && isMarked()) replaceHash(id);
  else {
    window.history.pushState({ ...window.history.state, ...mark }, "", `#${id}`);
    changed.dispatchEvent(new Event("change"));
  }
}

/** Replaces the id in the address. */
export function replaceHash(id: string): void {
  replaceAddress(`#${id}`);
}

/** Leaves what a hash has opened: back to the step before, or, where there is none, to the address without it. */
export function leaveHash(): void {
  if (isMarked()) window.history.back();
  else replaceAddress(window.location.pathname + window.location.search);
}

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  changed.dispatchEvent(new Event("change"));
}

/** Whether the step that the address shows now was made by opening something. */
function isMarked(): boolean {
  return window.history.state?.opened === true;
}

/** Whether a click asks for this page, not for a new tab, a new window or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Returns a visitor who comes back to an address with a # to where they were on the page: Chromium (147) may scroll to
 * the address's target instead.
 */
export function returnToPlace(): void {
  const place = history.state?.scrollY;
  addEventListener("scrollend", () => {
    if (location.hash) history.replaceState({ ...history.state, scrollY }, "");
  });
  // The target's turn comes as the loaded page is first drawn.
  if (place) addEventListener("load", () => requestAnimationFrame(() => setTimeout(scrollTo, 0, 0, place)));
}
