/** @jest-environment jsdom */
import fc from "fast-check";
import {
  attemptCounts,
  attemptsKey,
  attemptsOf,
  forgetOldAttempts,
  keepAttempts,
  minutesToWait,
} from "../../../../src/quote-request/sending/rate-limit";

const minute = 60_000;
const window = 15 * minute;
const now = Date.UTC(2026, 0, 15, 12);

describe("Another attempt", () => {
  it.each([
    ["the first", []],
    ["the second", [now - 1]],
    ["the third", [now - 2, now - 1]],
    ["the third within one millisecond", [now, now]],
  ])("is allowed if it is %s", (_which, attempts) => {
    expect(minutesToWait(attempts, now)).toBe(0);
  });

  it("has to wait if it is the fourth within fifteen minutes", () => {
    const attempts = [now - 3 * minute, now - 2 * minute, now - minute];
    expect(minutesToWait(attempts, now)).toBe(12);
  });

  it("still has to wait in the last millisecond of the window", () => {
    const attempts = [now - window + 1, now - 2, now - 1];
    expect(minutesToWait(attempts, now)).toBe(1);
  });

  it("is allowed in the millisecond in which the window ends", () => {
    expect(minutesToWait([now - window, now - 2, now - 1], now)).toBe(0);
  });
});

describe("The minutes to wait are rounded up", () => {
  it.each([
    [15, window],
    [15, 14 * minute + 1],
    [14, 14 * minute],
    [2, minute + 1],
    [1, minute],
    [1, 1],
  ])("to %i for a wait of %i milliseconds", (waitMinutes, wait) => {
    const oldest = now - window + wait;
    expect(minutesToWait([oldest, now, now], now)).toBe(waitMinutes);
  });

  it("and are never more than 15", () => {
    const times = fc.array(fc.integer({ min: now - 2 * window, max: now + window }), { maxLength: 8 });
    fc.assert(
      fc.property(times, (attempts) => {
        const minutes = minutesToWait(attempts, now);
        return Number.isInteger(minutes) && minutes >= 0 && minutes <= 15;
      }),
    );
  });
});

describe("A clock that is changed", () => {
  const attempts = [now - 2, now - 1, now];

  it("locks nobody out when it is put back", () => {
    expect(minutesToWait(attempts, now - 24 * 60 * minute)).toBe(0);
  });

  it("locks nobody out when it is put forward", () => {
    expect(minutesToWait(attempts, now + 24 * 60 * minute)).toBe(0);
  });
});

it("The attempts that count are those of the last fifteen minutes, up to now", () => {
  const attempts = [-Infinity, now - window, now - window + 1, now, now + 1, Infinity];
  expect(attempts.filter((time) => attemptCounts(time, now))).toEqual([now - window + 1, now]);
});

describe("The attempts of each address", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
    localStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it("are kept for every tab under one key of the storage, by address", () => {
    keepAttempts("a", [now - 1, now]);
    keepAttempts("b", [now]);
    expect(JSON.parse(localStorage.getItem(attemptsKey) ?? "")).toEqual({ a: [now - 1, now], b: [now] });
    expect(attemptsOf("a")).toEqual([now - 1, now]);
  });

  it("leave the storage with the next attempt, or with any page, once they no longer count", () => {
    keepAttempts("old", [now]);
    jest.setSystemTime(now + window);
    keepAttempts("new", [now + window]);
    expect(localStorage.getItem(attemptsKey)).not.toContain("old");
    jest.setSystemTime(now + 2 * window);
    forgetOldAttempts();
    expect(localStorage).toHaveLength(0);
  });

  it("are not stored for a visitor who sends nothing", () => {
    forgetOldAttempts();
    expect(localStorage).toHaveLength(0);
  });

  it("are written over anything else that the storage holds", () => {
    localStorage.setItem(attemptsKey, "{");
    expect(attemptsOf("a")).toEqual([]);
    keepAttempts("a", [now]);
    expect(attemptsOf("a")).toEqual([now]);
  });

  it.each([
    ["has no room", ["setItem"]],
    ["blocks its storage", ["getItem", "setItem", "removeItem"]],
  ] as const)("count while the page is open if the browser %s", (_what, refused) => {
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
});
