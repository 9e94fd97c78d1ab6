const listeners = new Set<() => void>();

/** Whether the step that the address shows now was made by opening something. */
let opened = false;

/** The address to which a visitor came back from something opened. */
let returnedTo: string | undefined;

/** The end of the page's address, from its # on; empty where there is none. */
export function pageHash(): string {
  return window.location.hash;
}

/** Calls back whenever the hash may have changed. Returns a function that stops this. */
export function watchPageHash(changed: () => void): () => void {
  if (listeners.size === 0) {
    opened = isMarked();
    returnedTo = undefined;
    window.addEventListener("popstate", travelled);
    window.addEventListener("hashchange", tell);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    window.removeEventListener("popstate", travelled);
    window.removeEventListener("hashchange", tell);
  };
}

/**
 * Puts an id into the address as a new step, without scrolling there and without Gatsby announcing a new page. What is
 * opened over something opened, as by two taps before React was there, takes its place: closing it closes both.
 */
export function stepToHash(id: string, mark = { opened: false }): void {
  if (mark.opened && isMarked()) {
    replaceHash(id);
    return;
  }
  window.history.pushState({ ...window.history.state, ...mark }, "", `#${id}`);
  opened = mark.opened;
  returnedTo = undefined;
  tell();
}

/** Replaces the id in the address. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, "", `#${id}`);
  tell();
}

/** Leaves what a hash has opened: back to the step before, or, where there is none, to the address without it. */
export function leaveHash(): void {
  if (isMarked()) {
    window.history.back();
    return;
  }
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  tell();
}

/** Whether the visitor's last step led back to this address from something opened over the page. */
export function hasReturnedTo(href: string): boolean {
  return returnedTo === href;
}

function travelled(): void {
  returnedTo = opened ? window.location.href : undefined;
  opened = isMarked();
  tell();
}

function isMarked(): boolean {
  return window.history.state?.opened === true;
}

function tell(): void {
  for (const changed of listeners) changed();
}
