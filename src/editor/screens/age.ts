const minute = 60_000;

/** The units of an age, and the age from which each is used. */
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** How long ago a moment was: 3 hours ago, yesterday. Moments are in milliseconds since 1970. */
export function ageOf(moment: number, now: number): string {
  const age = now - moment;
  const unit = units.find(([, length]) => age >= length);
  return unit ? relative.format(-Math.floor(age / unit[1]), unit[0]) : "just now";
}
