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
