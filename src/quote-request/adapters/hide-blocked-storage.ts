/**
 * Makes storage that the browser blocks look absent. Libraries ask whether there is any, and do not expect the
 * question itself to throw: @emailjs/browser 4.4.1 asks as it loads (es/store).
 */
export function hideBlockedStorage(page: Pick<Window, "localStorage">): void {
  try {
    void page.localStorage;
  } catch {
    Object.defineProperty(page, "localStorage", { value: undefined });
  }
}
