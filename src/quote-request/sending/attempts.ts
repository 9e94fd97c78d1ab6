import { attemptCounts } from "../rules/rate-limit";

export const attemptsKey = "quote-attempts";

/** The times of the requests of each email address, in milliseconds since 1970. */
type Attempts = Readonly<Record<string, readonly number[]>>;

/** Counts while the page is open, where the browser stores nothing. */
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

/** The times at which requests with an email address, in small letters, were sent. */
export const attemptsOf = (email: string): readonly number[] => read()[email] ?? [];

/** Replaces the times of an email address. */
export function keepAttempts(email: string, times: readonly number[]): void {
  write({ ...read(), [email]: times });
}

/** Forgets the attempts that no longer count. Every page does so: the privacy policy says it. */
export function forgetOldAttempts(): void {
  write(read());
}
