import {
  attemptsKey,
  attemptsOf,
  forgetOldAttempts,
  keepAttempts,
} from "../../../src/quote-request/sending/attempts";

const window = 15 * 60_000;
const now = Date.UTC(2026, 0, 15, 12);

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("Attempts are kept for every tab under one key of the storage, by address", () => {
  keepAttempts("a", [now - 1, now]);
  keepAttempts("b", [now]);
  expect(JSON.parse(localStorage.getItem(attemptsKey) ?? "")).toEqual({ a: [now - 1, now], b: [now] });
  expect(attemptsOf("a")).toEqual([now - 1, now]);
});

it("Attempts that no longer count leave the storage with the next attempt, or with any page", () => {
  keepAttempts("old", [now]);
  jest.setSystemTime(now + window);
  keepAttempts("new", [now + window]);
  expect(localStorage.getItem(attemptsKey)).not.toContain("old");
  jest.setSystemTime(now + 2 * window);
  forgetOldAttempts();
  expect(localStorage).toHaveLength(0);
});

it("A visitor who sends nothing has nothing stored", () => {
  forgetOldAttempts();
  expect(localStorage).toHaveLength(0);
});

it("A storage that holds something else counts as empty and is written over", () => {
  localStorage.setItem(attemptsKey, "{");
  expect(attemptsOf("a")).toEqual([]);
  keepAttempts("a", [now]);
  expect(attemptsOf("a")).toEqual([now]);
});

it.each([
  ["has no room", ["setItem"]],
  ["blocks its storage", ["getItem", "setItem", "removeItem"]],
] as const)("Where the browser %s, attempts count while the page is open", (_what, refused) => {
  for (const method of refused)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  keepAttempts("a", [now]);
  expect(attemptsOf("a")).toEqual([now]);
  jest.setSystemTime(now + window);
  keepAttempts("b", [now + window]);
  expect(attemptsOf("a")).toEqual([]);
});
