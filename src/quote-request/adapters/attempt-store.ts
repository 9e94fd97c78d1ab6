import { attemptCounts } from "../rules/rate-limit";

/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem">;

export const attemptsKey = "quote-attempts";

/** Under which key a quote request was sent, and when, in milliseconds since 1970. */
type Attempt = readonly [key: string, time: number];

/** Remembers when requests were sent; in memory, while the page is open, where they cannot be stored. */
export function createAttemptStore(openStore: () => TextStore) {
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
      // A storage that cannot be read keeps nothing.
      if (openStore().getItem(attemptsKey)) unstored = undefined;
    } catch {}
  };
  return {
    /** The times of the attempts under a key. */
    attempts: (key: string): readonly number[] => read().flatMap(([of, time]) => (of === key ? [time] : [])),
    add: (key: string, now: number): void =>
      write([...read().filter(([, time]) => attemptCounts(time, now)), [key, now]]),
    /** Forgets the attempt of a time under a key: it has turned out not to count. */
    takeBack: (key: string, time: number): void =>
      write(read().filter(([of, at]) => of !== key || at !== time)),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

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

export type Hashing = Pick<SubtleCrypto, "digest">;

/** A key for an email address from which it cannot be read: SHA-256; empty where the browser has no cryptography. */
export async function attemptKey(email: string, subtle: Hashing | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await subtle?.digest("SHA-256", bytes).catch(() => undefined);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
}
