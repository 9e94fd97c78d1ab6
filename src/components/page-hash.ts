const listeners = new Set<() => void>();

/** Marks history entries that were made by opening something, so that closing it can go back. */
interface Mark {
  opened?: boolean;
}

/** The end of the page's address, from its # on; empty where there is none. */
export function pageHash(): string {
  return window.location.hash;
}

/** Calls back whenever the hash may have changed. Returns a function that stops this. */
export function watchPageHash(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener("popstate", changed);
  window.addEventListener("hashchange", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("popstate", changed);
    window.removeEventListener("hashchange", changed);
  };
}

/** Puts an id into the address as a new step, without scrolling there and without Gatsby announcing a new page. */
export function stepToHash(id: string, mark: Mark = {}): void {
  window.history.pushState({ ...window.history.state, opened: false, ...mark }, "", `#${id}`);
  tell();
}

/** Puts an id into the address in place of the one that stands there. */
export function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, "", `#${id}`);
  tell();
}

/** Leaves what a hash has opened: back to the step before, or, where there is none, to the address without it. */
export function leaveHash(): void {
  const state: Mark | null = window.history.state;
  if (state?.opened) {
    window.history.back();
    return;
  }
  window.history.replaceState(state, "", window.location.pathname + window.location.search);
  tell();
}

function tell(): void {
  for (const changed of listeners) changed();
}
