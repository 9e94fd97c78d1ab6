/**
 * Makes storage that the browser blocks appear absent: @emailjs/browser 4.4.1 (es/store) looks for it as it loads, and
 * does not expect an error.
 */
export function hideBlockedStorage(page: Pick<Window, "localStorage">): void {
  try {
    void page.localStorage;
  } catch {
    Object.defineProperty(page, "localStorage", { value: undefined });
  }
}

if (typeof window !== "undefined") hideBlockedStorage(window);
