/** Three attempts per email address in any fifteen minutes (specification, point 9). */
export const rateLimit = { attempts: 3, windowInMilliseconds: 15 * 60 * 1000 } as const;

const minute = 60_000;

/** True while an attempt counts. One in the future was made before the clock was put back, and does not count. */
export function attemptCounts(time: number, now: number): boolean {
  return time <= now && now - time < rateLimit.windowInMilliseconds;
}

/** The minutes to wait after the given attempts until the next, rounded up, 1 to 15; 0 where it may be made now. */
export function checkRateLimit(attempts: readonly number[], now: number): number {
  const counting = attempts.filter((time) => attemptCounts(time, now)).sort((one, other) => one - other);
  const freeing = counting.at(-rateLimit.attempts);
  return freeing === undefined ? 0 : Math.ceil((freeing + rateLimit.windowInMilliseconds - now) / minute);
}
