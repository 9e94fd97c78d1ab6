/** On the page for all that do not exist, logs the path: the specification asks for it. */
export function logMissingPage(): void {
  if (document.querySelector("[data-not-found]"))
    console.warn(`404: there is no page at ${location.pathname}`);
}
