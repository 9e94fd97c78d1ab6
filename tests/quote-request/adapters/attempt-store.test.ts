import { attemptsKey, createAttemptStore } from "../../../src/quote-request/adapters/attempt-store";
import { brokenStorages, fakeStore } from "./text-stores";

const window = 15 * 60_000;
const now = Date.UTC(2026, 0, 15, 12);

describe("An attempt", () => {
  it("is remembered after a reload, under one key of the storage", () => {
    const { open, texts } = fakeStore();
    createAttemptStore(open).add("a", now);
    expect(createAttemptStore(open).timesOf("a")).toEqual([now]);
    expect([...texts.keys()]).toEqual([attemptsKey]);
  });

  it("that is taken back counts no more, and others do", () => {
    const attempts = createAttemptStore(fakeStore().open);
    attempts.add("a", now - 1);
    for (const key of ["a", "b"]) attempts.add(key, now);
    attempts.takeBack("a", now);
    expect(attempts.timesOf("a")).toEqual([now - 1]);
    expect(attempts.timesOf("b")).toEqual([now]);
  });
});

it("Two tabs share what they remember, of every address", () => {
  const { open } = fakeStore();
  const [one, other] = [createAttemptStore(open), createAttemptStore(open)];
  one.add("a", now);
  other.add("a", now + 1);
  other.add("b", now + 1);
  one.add("a", now + 2);
  expect(one.timesOf("a")).toEqual([now, now + 1, now + 2]);
  expect(other.timesOf("a")).toEqual([now, now + 1, now + 2]);
  expect(one.timesOf("b")).toEqual([now + 1]);
});

it("With every attempt that is added, those that no longer count leave the storage", () => {
  const { open, texts } = fakeStore();
  const attempts = createAttemptStore(open);
  attempts.add("old", now - window);
  attempts.add("new", now);
  expect(texts.get(attemptsKey)).not.toContain("old");
});

describe.each(brokenStorages)("Where %s", (_situation, open) => {
  it("attempts are remembered while the page is open, until they are taken back or the window ends", () => {
    const attempts = createAttemptStore(open);
    attempts.add("a", now);
    attempts.add("a", now + 1);
    expect(attempts.timesOf("a")).toEqual([now, now + 1]);
    attempts.takeBack("a", now);
    expect(attempts.timesOf("a")).toEqual([now + 1]);
    attempts.add("b", now + window + 1);
    expect(attempts.timesOf("a")).toEqual([]);
  });
});

it("A storage that holds something else counts as empty and is written over", () => {
  const { open, texts } = fakeStore(new Map([[attemptsKey, "{"]]));
  const attempts = createAttemptStore(open);
  expect(attempts.timesOf("a")).toEqual([]);
  attempts.add("a", now);
  expect(texts.get(attemptsKey)).toBe(JSON.stringify({ a: [now] }));
});

it("An attempt counts where the storage is full of earlier ones", () => {
  const { open, store } = fakeStore();
  createAttemptStore(open).add("one", now);
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  };
  const attempts = createAttemptStore(() => full);
  attempts.add("one", now + 1);
  expect(attempts.timesOf("one")).toEqual([now, now + 1]);
});
