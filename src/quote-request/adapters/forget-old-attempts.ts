import { attemptCounts } from "../rules/rate-limit";
import { type Attempt, attemptsKey } from "./attempt-store";

/** Forgets the attempts that no longer count, at any page: the privacy policy says so. */
export function forgetOldAttempts(): void {
  try {
    const attempts: Attempt[] = JSON.parse(localStorage[attemptsKey]);
    const counting = attempts.filter(([, time]) => attemptCounts(time, Date.now()));
    localStorage[attemptsKey] = JSON.stringify(counting);
  } catch {
    // No attempts, or a browser that blocks storage.
  }
}
