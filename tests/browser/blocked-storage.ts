/** Runs in the page before its own scripts: a browser that blocks storage, as some do for private windows. */
export function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
}
