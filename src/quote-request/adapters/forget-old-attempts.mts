/**
 * Forgets, at each visit to any page, the attempts to send a request that no longer count: the privacy policy says how
 * long they are kept. A part of every page's script (src/scripts/pages).
 */
import { attemptCounts } from "../rules/rate-limit";
import { type Attempt, attemptsKey } from "./attempt-store";

try {
  const attempts: Attempt[] = JSON.parse(localStorage[attemptsKey]);
  localStorage[attemptsKey] = JSON.stringify(attempts.filter(([, time]) => attemptCounts(time, Date.now())));
} catch {
  // No attempts, or a browser that blocks storage.
}
