/** Three attempts per email address in any fifteen minutes (specification, point 9). */
export const rateLimit = { attempts: 3, windowInMilliseconds: 15 * 60 * 1000 } as const;

const minute = 60_000;

export type RateLimitAnswer =
  | { allowed: true }
  /** `waitMinutes`: whole minutes until the next attempt, rounded up, 1 to 15. */
  | { allowed: false; waitMinutes: number };

/** Whether an attempt still counts. One in the future was made before the clock was put back: it does not. */
export function attemptCounts(time: number, now: number): boolean {
  return time <= now && now - time < rateLimit.windowInMilliseconds;
}

/** Whether a further attempt is allowed after the given ones. */
export function checkRateLimit(attempts: readonly number[], now: number): RateLimitAnswer {
  const counting = attempts.filter((time) => attemptCounts(time, now)).sort((one, other) => one - other);
  const freeing = counting.at(-rateLimit.attempts);
  if (freeing === undefined) return { allowed: true };
  return {
    allowed: false,
    waitMinutes: Math.ceil((freeing + rateLimit.windowInMilliseconds - now) / minute),
  };
}
