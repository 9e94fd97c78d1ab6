let leaves = false;

/** Listens before Decap does, whose question whether to leave unsaved words has been answered when openEntry is called. */
export function leaveUnasked(browser: Pick<Window, "addEventListener">): void {
  browser.addEventListener("beforeunload", (event) => {
    if (leaves) event.stopImmediatePropagation();
  });
}

/** Opens an entry by its address, with everything read anew: Decap keeps what it has read before. */
export function openEntry(browser: Pick<Window, "history" | "location">, address: string): void {
  leaves = true;
  // Setting location.hash would let Decap begin to show the entry, and openByAddress open it a second time.
  browser.history.replaceState(null, "", `#${address.replace(/^#/, "")}`);
  browser.location.reload();
}
