import { attemptCounts } from "../rules/rate-limit";
import type { AttemptStore } from "../rules/submit-quote-request";

/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem">;

export const attemptsKey = "quote-attempts";

/** The times of the requests of each email address, in milliseconds since 1970. */
type Attempts = Readonly<Record<string, readonly number[]>>;

/** Remembers when requests were sent; in memory, while the page is open, where they cannot be stored. */
export function createAttemptStore(openStore: () => TextStore): AttemptStore {
  let unstored: Attempts | undefined;
  const read = (): Attempts => {
    try {
      return unstored ?? JSON.parse(openStore().getItem(attemptsKey) ?? "{}");
    } catch {
      return {};
    }
  };
  const write = (attempts: Attempts): void => {
    unstored = attempts;
    try {
      openStore().setItem(attemptsKey, JSON.stringify(attempts));
      // Some browsers accept the write and store nothing. Then keep the attempts in memory.
      if (openStore().getItem(attemptsKey)) unstored = undefined;
    } catch {}
  };
  const timesOf = (email: string) => read()[email] ?? [];
  return {
    timesOf,
    add: (email, now) => write({ ...counting(read(), now), [email]: [...timesOf(email), now] }),
    takeBack: (email, time) => write({ ...read(), [email]: timesOf(email).filter((at) => at !== time) }),
  };
}

/** The attempts that still count. */
function counting(attempts: Attempts, now: number): Attempts {
  const kept = Object.entries(attempts).map(
    ([email, times]) => [email, times.filter((time) => attemptCounts(time, now))] as const,
  );
  return Object.fromEntries(kept.filter(([, times]) => times.length > 0));
}

/** Forgets the attempts that no longer count. Every page does so: the privacy policy says it. */
export function forgetOldAttempts(): void {
  try {
    const kept = counting(JSON.parse(localStorage[attemptsKey]), Date.now());
    if (Object.keys(kept).length > 0) localStorage[attemptsKey] = JSON.stringify(kept);
    else localStorage.removeItem(attemptsKey);
  } catch {
    // No attempts, or a browser that blocks storage.
  }
}
