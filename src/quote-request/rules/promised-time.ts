import { clock } from "../../content/derived/clock";

const hour = 60 * 60 * 1000;
const promised = /^(\d+) (hour|day)s?$/;

const london = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "long",
  hour: "2-digit",
  hourCycle: "h23",
});

/**
 * The end of a promise such as '24 hours' from a time (milliseconds since 1970) on, as London's clocks show it then:
 * 'Tuesday 3PM'. It is the last full hour, so that nobody waits longer than was promised. Midnight, of which nobody
 * knows to which day it belongs, is 11PM. Undefined for a promise in other words.
 */
export function promisedTime(promise: string, now: number): string | undefined {
  const [, count, unit] = promised.exec(promise) ?? [];
  if (count === undefined) return undefined;
  const end = now + Number(count) * (unit === "day" ? 24 : 1) * hour;
  return inLondon(end) ?? inLondon(end - hour);
}

function inLondon(time: number): string | undefined {
  const parts = london.formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  const hours = Number(part("hour"));
  if (hours === 0) return undefined;
  return `${part("weekday")} ${clock(hours * 60)}`;
}
