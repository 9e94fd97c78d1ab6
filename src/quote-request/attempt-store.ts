import { attemptsThatCount } from "./rate-limit";

/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const attemptsKey = "quote-attempts";

type Attempts = Record<string, number[]>;

/**
 * Remembers when quote requests were sent, by a key that does not reveal the email address.
 * What the browser's storage will not keep is kept in memory, for as long as the page is open.
 */
export function createAttemptStore(openStore: () => TextStore) {
  let inMemory: Attempts = {};

  function read(now: number): Attempts {
    const stored = orElse(() => parseAttempts(openStore().getItem(attemptsKey)), {});
    const keys = new Set([...Object.keys(stored), ...Object.keys(inMemory)]);
    const counting = [...keys].map((key): [string, number[]] => {
      const times = new Set([...(stored[key] ?? []), ...(inMemory[key] ?? [])]);
      return [key, attemptsThatCount([...times], now)];
    });
    return Object.fromEntries(counting.filter(([, times]) => times.length > 0));
  }

  function write(attempts: Attempts): void {
    inMemory = attempts;
    orElse(() => {
      if (Object.keys(attempts).length === 0) openStore().removeItem(attemptsKey);
      else openStore().setItem(attemptsKey, JSON.stringify(attempts));
    }, undefined);
  }

  return {
    /** The times of the attempts under a key that still count, in milliseconds since 1970. */
    attempts: (key: string, now: number): number[] => read(now)[key] ?? [],
    /** Adds an attempt under a key. */
    add: (key: string, now: number): void => {
      const attempts = read(now);
      write({ ...attempts, [key]: [...(attempts[key] ?? []), now] });
    },
    /** Forgets every attempt that no longer counts. */
    forgetOld: (now: number): void => write(read(now)),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** A key for an email address from which the address cannot be read: SHA-256 of it, trimmed and in lower case. */
export async function attemptKey(email: string, subtle: SubtleCrypto | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  if (!subtle)
    return `${bytes.length}-${bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7).toString(16)}`;
  const digest = await subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function parseAttempts(text: string | null): Attempts {
  const value: unknown = JSON.parse(text ?? "{}");
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, times]) => [
      key,
      Array.isArray(times) ? times.filter((time) => typeof time === "number") : [],
    ]),
  );
}

function orElse<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
