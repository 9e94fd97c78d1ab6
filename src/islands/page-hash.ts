import { hasModifierKey } from "./modifier-keys";

/** Calls back whenever the hash may have changed. */
export function watchPageHash(tell: () => void): void {
  for (const event of ["hashchange", "popstate"]) window.addEventListener(event, tell);
}

/** Browsers do not tell of a hash that a script has changed. */
const tellOfHash = () => window.dispatchEvent(new Event("hashchange"));

/** Replaces the address by another of this page: #cafe-backsplash-detail. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  tellOfHash();
}

/**
 * Adds a step with the id to the history, without scrolling. What opens over something open, as after two taps before
 * the script was there, replaces it: closing it closes both.
 */
export function stepToHash(id: string, mark = { opened: false }): void {
  if (mark.opened && isMarked()) replaceAddress(`#${id}`);
  else {
    window.history.pushState({ ...window.history.state, ...mark }, "", `#${id}`);
    tellOfHash();
  }
}

/**
 * Leaves what a hash has opened: back to the step before, or, where there is none, to the address without it. Calls back
 * when that is done; browsers go back later, and then scroll.
 */
export function leaveHash(done: () => void): void {
  if (isMarked()) {
    window.addEventListener("popstate", done, { once: true });
    window.history.back();
  } else {
    replaceAddress(window.location.pathname + window.location.search);
    done();
  }
}

/** True if the current step of the history was made by opening something. */
function isMarked(): boolean {
  return window.history.state?.opened === true;
}

/** True if a click asks for this page, not for a new tab, a new window or a download. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !hasModifierKey(click);
}
