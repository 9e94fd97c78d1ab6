import { hideBlockedStorage } from "../../../src/quote-request/adapters/hide-blocked-storage";

it("Storage that the browser blocks is absent to a library that asks for it", () => {
  const page = Object.defineProperty({ localStorage }, "localStorage", {
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
  hideBlockedStorage(page);
  expect(page.localStorage).toBeUndefined();
});

it("Storage that works stays", () => {
  const page = { localStorage };
  hideBlockedStorage(page);
  expect(page.localStorage).toBe(localStorage);
});
