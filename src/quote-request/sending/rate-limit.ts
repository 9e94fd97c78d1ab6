/** Three attempts per email address in any fifteen minutes. */
const rateLimit = { attempts: 3, windowInMilliseconds: 15 * 60 * 1000 } as const;

const minute = 60_000;

/** True while an attempt counts. An attempt in the future does not count: the clock was put back after it. */
export function attemptCounts(time: number, now: number): boolean {
  return time <= now && now - time < rateLimit.windowInMilliseconds;
}

/** The minutes until the next attempt may be made, rounded up: 1 to 15, or 0 if it may be made now. */
export function minutesToWait(attempts: readonly number[], now: number): number {
  const counting = attempts.filter((time) => attemptCounts(time, now)).sort((one, other) => one - other);
  const freeing = counting.at(-rateLimit.attempts);
  return freeing === undefined ? 0 : Math.ceil((freeing + rateLimit.windowInMilliseconds - now) / minute);
}

export const attemptsKey = "quote-attempts";

/** The times of the requests of each email address, in milliseconds since 1970. */
type Attempts = Readonly<Record<string, readonly number[]>>;

/** In-memory fallback when storage is blocked. */
let unstored: Attempts | undefined;

function read(): Attempts {
  try {
    return unstored ?? JSON.parse(localStorage.getItem(attemptsKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Keeps the attempts that still count. */
function write(attempts: Attempts): void {
  const now = Date.now();
  const kept = Object.entries(attempts)
    .map(([email, times]) => [email, times.filter((time) => attemptCounts(time, now))] as const)
    .filter(([, times]) => times.length > 0);
  unstored = Object.fromEntries(kept);
  try {
    if (kept.length > 0) localStorage.setItem(attemptsKey, JSON.stringify(unstored));
    else localStorage.removeItem(attemptsKey);
    unstored = undefined;
  } catch {
    // Blocked or full: they stay in memory.
  }
}

/** The times at which requests with an email address, in lower case, were sent. */
export const attemptsOf = (email: string): readonly number[] => read()[email] ?? [];

/** Replaces the times of an email address. */
export function keepAttempts(email: string, times: readonly number[]): void {
  write({ ...read(), [email]: times });
}

/** Forgets the attempts that no longer count. Every page does so: the privacy policy says it. */
export function forgetOldAttempts(): void {
  write(read());
}
