import { openingHoursText, otherHoursText } from "../values/opening-hours";

const isTime = (value: unknown): value is string => typeof value === "string" && /^\d\d:\d\d$/.test(value);
const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Sums up some days of the week for a form: Mon-Fri 8AM-6PM. Undefined until they are filled in. */
export function weeklySummary({
  days,
  opens,
  closes,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (!Array.isArray(days) || days.length === 0 || !isTime(opens) || !isTime(closes)) return undefined;
  const lines = openingHoursText([{ days: days.map(String), opens, closes }]);
  return lines.filter((line) => !line.endsWith("closed")).join(", ");
}

/** Sums up other hours for a form: 24 Dec-3 Jan closed – We answer messages from 4 January. */
export function otherHoursSummary({
  from,
  to,
  opens,
  closes,
  text,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const times = isTime(opens) && isTime(closes) ? { opens, closes } : {};
  return [otherHoursText({ from, to, ...times }), text].filter(Boolean).join(" – ");
}
