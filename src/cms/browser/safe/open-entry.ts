/** Opens an entry by its address, with everything read anew: Decap keeps what it has read under the old name. */
export function openEntry(browser: Pick<Window, "addEventListener" | "location">, address: string): void {
  // The words are stored; Decap's question whether to leave them would come too late.
  browser.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  browser.location.hash = address;
  browser.location.reload();
}
