import { type BuiltPage, visibleText } from "../built-site";
import { everyObject, graphOf } from "./graph";

/** Fields whose words a visitor must be able to read on the same page. */
const spokenFields = ["name", "description", "text", "email", "priceRange", "addressLocality", "serviceType"];

const digits = (text: string) => text.replace(/\D/g, "");

/** What the structured data says and the page does not (quality bar, A5). */
export function parityFaults(page: BuiltPage): string[] {
  const objects = everyObject(graphOf(page));
  const shown = visibleText(page).toLowerCase();
  const spoken = objects.flatMap((node) => spokenFields.map((field) => node[field]));
  const unseen = spoken.filter(
    (value): value is string => typeof value === "string" && !shown.includes(plain(value)),
  );
  const calls = [...page.document.querySelectorAll('a[href^="tel:"]')].map((link) => link.textContent ?? "");
  const numbers = objects.map(({ telephone }) => telephone).filter((value) => typeof value === "string");
  const uncalled = numbers.filter(
    (number) => !calls.some((call) => digits(call) === digits(number).replace(/^44/, "0")),
  );
  const hours = objects.filter(({ opens }) => opens !== undefined);
  const unopened = hours.filter(
    ({ opens, closes }) => !shown.includes(`${clock(String(opens))}-${clock(String(closes))}`),
  );
  return [
    ...[...new Set(unseen)].map((value) => `says '${value}' to machines only`),
    ...uncalled.map((number) => `gives ${number} to machines only`),
    ...unopened.map(({ opens }) => `opens at ${opens} for machines only`),
  ];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** 18:00 as the page says it: 6pm. */
function clock(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  const minutes = minute === "00" ? "" : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? "am" : "pm"}`;
}
