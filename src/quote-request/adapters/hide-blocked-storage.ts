/**
 * Makes storage that the browser blocks appear absent. Libraries check whether there is any, and do not expect the
 * check itself to throw: @emailjs/browser 4.4.1 checks as it loads (es/store), so this module does so before.
 */
export function hideBlockedStorage(page: Pick<Window, "localStorage">): void {
  try {
    void page.localStorage;
  } catch {
    Object.defineProperty(page, "localStorage", { value: undefined });
  }
}

if (typeof window !== "undefined") hideBlockedStorage(window);
