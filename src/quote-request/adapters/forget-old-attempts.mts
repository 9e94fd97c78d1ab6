/** Forgets the attempts that no longer count, as the privacy policy says. Part of every page's script. */
import { attemptCounts } from "../rules/rate-limit";
import { type Attempt, attemptsKey } from "./attempt-store";

try {
  const attempts: Attempt[] = JSON.parse(localStorage[attemptsKey]);
  localStorage[attemptsKey] = JSON.stringify(attempts.filter(([, time]) => attemptCounts(time, Date.now())));
} catch {
  // No attempts, or a browser that blocks storage.
}
