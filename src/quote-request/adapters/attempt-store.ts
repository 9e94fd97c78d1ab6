import { attemptCounts } from "../rules/rate-limit";
import type { AttemptStore } from "../rules/submit-quote-request";

/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem">;

export const attemptsKey = "quote-attempts";

/** The key of an email address to which attempts are counted, and the attempt's time in milliseconds since 1970. */
type Attempt = readonly [key: string, time: number];

/** Remembers when requests were sent; in memory, while the page is open, where they cannot be stored. */
export function createAttemptStore(openStore: () => TextStore): AttemptStore {
  let unstored: readonly Attempt[] | undefined;
  const read = (): readonly Attempt[] => {
    try {
      return unstored ?? JSON.parse(openStore().getItem(attemptsKey) ?? "").filter(isAttempt);
    } catch {
      return [];
    }
  };
  const write = (attempts: readonly Attempt[]): void => {
    unstored = attempts;
    try {
      openStore().setItem(attemptsKey, JSON.stringify(attempts));
      // Some browsers accept the write and store nothing. Then keep the attempts in memory.
      if (openStore().getItem(attemptsKey)) unstored = undefined;
    } catch {}
  };
  return {
    timesOf: (key) => read().flatMap(([other, time]) => (other === key ? [time] : [])),
    add: (key, now) => write([...read().filter(([, time]) => attemptCounts(time, now)), [key, now]]),
    takeBack: (key, time) => write(read().filter(([other, at]) => other !== key || at !== time)),
  };
}

function isAttempt(value: unknown): value is Attempt {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

/** Forgets the attempts that no longer count. Every page does so: the privacy policy says it. */
export function forgetOldAttempts(): void {
  try {
    const attempts: Attempt[] = JSON.parse(localStorage[attemptsKey]);
    const counting = attempts.filter(([, time]) => attemptCounts(time, Date.now()));
    localStorage[attemptsKey] = JSON.stringify(counting);
  } catch {
    // No attempts, or a browser that blocks storage.
  }
}
