import { attemptsThatCount } from "../rules/rate-limit";

/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const attemptsKey = "quote-attempts";

type Attempts = ReadonlyMap<string, readonly number[]>;

/**
 * Remembers when quote requests were sent, by a key that does not reveal the email address.
 * What the browser's storage does not accept is kept in memory, for as long as the page is open.
 */
export function createAttemptStore(openStore: () => TextStore) {
  let inMemory: Attempts = new Map();

  function read(now: number): Attempts {
    const stored = orElse(() => parseAttempts(openStore().getItem(attemptsKey)), new Map());
    const keys = new Set([...stored.keys(), ...inMemory.keys()]);
    const counting = [...keys].map((key) => {
      const times = together(stored.get(key) ?? [], inMemory.get(key) ?? []);
      return [key, attemptsThatCount(times, now)] as const;
    });
    return new Map(counting.filter(([, times]) => times.length > 0));
  }

  function write(attempts: Attempts): void {
    const text = attempts.size === 0 ? null : JSON.stringify(Object.fromEntries(attempts));
    const stored = orElse(() => {
      if (text === null) openStore().removeItem(attemptsKey);
      else openStore().setItem(attemptsKey, text);
      return openStore().getItem(attemptsKey) === text;
    }, false);
    inMemory = stored ? new Map() : attempts;
  }

  return {
    /** The times of the attempts under a key that still count, in milliseconds since 1970. */
    attempts: (key: string, now: number): readonly number[] => read(now).get(key) ?? [],
    /** Adds an attempt under a key. */
    add: (key: string, now: number): void => {
      const attempts = read(now);
      write(new Map(attempts).set(key, [...(attempts.get(key) ?? []), now]));
    },
    /** Forgets one attempt of a time under a key: it has turned out not to count. */
    takeBack: (key: string, time: number, now: number): void => {
      const attempts = read(now);
      const times = attempts.get(key) ?? [];
      const place = times.indexOf(time);
      const left = times.filter((_time, index) => index !== place);
      const others = [...attempts].filter(([other]) => other !== key);
      write(new Map(left.length > 0 ? [...others, [key, left]] : others));
    },
    /** Forgets every attempt that no longer counts. */
    forgetOld: (now: number): void => write(read(now)),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The part of the browser's cryptography that is used. */
export type Hashing = Pick<SubtleCrypto, "digest">;

/** A key for an email address from which the address cannot be read: SHA-256 of it, trimmed and in lower case, or a plain sum where the browser has no cryptography. */
export async function attemptKey(email: string, subtle: Hashing | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await subtle?.digest("SHA-256", bytes).catch(() => undefined);
  if (!digest)
    return `${bytes.length}-${bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7).toString(16)}`;
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function parseAttempts(text: string | null): Attempts {
  const value: unknown = JSON.parse(text ?? "{}");
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).map(([key, times]) => [
      key,
      Array.isArray(times) ? times.filter((time) => typeof time === "number") : [],
    ]),
  );
}

/** Every time in either list, as often as in the list that has more of it: two attempts can share a millisecond. */
function together(one: readonly number[], other: readonly number[]): number[] {
  const unmatched = [...one];
  const added = other.filter((time) => {
    const match = unmatched.indexOf(time);
    if (match >= 0) unmatched.splice(match, 1);
    return match < 0;
  });
  return [...one, ...added];
}

function orElse<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
