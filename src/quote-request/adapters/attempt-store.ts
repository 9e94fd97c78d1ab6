import { attemptCounts } from "../rules/rate-limit";
import { createStoredValue, type TextStore } from "./stored-value";

export const attemptsKey = "quote-attempts";

/** Under which key a quote request was sent, and when, in milliseconds since 1970. */
export type Attempt = readonly [key: string, time: number];

/** Remembers when requests were sent; in memory, while the page is open, where the storage does not accept it. */
export function createAttemptStore(openStore: () => TextStore) {
  const stored = createStoredValue<unknown>(openStore, attemptsKey);
  let latest: readonly Attempt[] = [];
  let isStored = true;

  function read(now: number): readonly Attempt[] {
    const value = isStored ? stored.read() : undefined;
    return (Array.isArray(value) ? value.filter(isAttempt) : latest).filter(([, time]) =>
      attemptCounts(time, now),
    );
  }

  function write(attempts: readonly Attempt[]): void {
    latest = attempts;
    isStored = stored.write(attempts.length > 0 ? attempts : undefined);
  }

  return {
    /** The times of the attempts under a key that still count. */
    attempts: (key: string, now: number): readonly number[] =>
      read(now).flatMap(([of, time]) => (of === key ? [time] : [])),
    add: (key: string, now: number): void => write([...read(now), [key, now]]),
    /** Forgets the attempt of a time under a key: it has turned out not to count. */
    takeBack: (key: string, time: number): void =>
      write(read(time).filter(([of, at]) => of !== key || at !== time)),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

function isAttempt(value: unknown): value is Attempt {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

export type Hashing = Pick<SubtleCrypto, "digest">;

/** A key for an email address from which it cannot be read: SHA-256; empty where the browser has no cryptography. */
export async function attemptKey(email: string, subtle: Hashing | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await subtle?.digest("SHA-256", bytes).catch(() => undefined);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
}
