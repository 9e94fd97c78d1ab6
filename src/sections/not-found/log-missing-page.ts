/** Logs the path of a page that does not exist, as the specification asks. */
export function logMissingPage(): void {
  if (document.querySelector("[data-not-found]"))
    console.warn(`404: there is no page at ${location.pathname}`);
}
