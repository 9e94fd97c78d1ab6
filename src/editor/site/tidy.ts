import * as z from "zod/mini";
import { longestSlug } from "../../content/fields/content-fields";
import type { FieldDescription } from "../../content/fields/field-descriptions";
import { normaliseSeparators, removeUnreadable } from "../../content/fields/invisible";
import { dialledDigits } from "../../content/fields/phone-text";
import { storedValue } from "./content-text";

/** Bullets that Word and mail programs put at the start of a line. */
const bullet = /^[ \t\u00A0]*(?:[•·▪◦‣●○■□–—-]|\uF0B7|\uF0A7|o(?=\t))[ \t\u00A0]+/gm;

/**
 * A text as it is stored: one paragraph with single spaces. Takes away what a paste from Word brings: line breaks,
 * bullets in front of lines, tabs, non-breaking and doubled spaces, soft hyphens, spaces at the ends. All else stays.
 */
export function tidyText(text: string): string {
  const hasLines = /[\r\n]/.test(text.trim());
  const plain = hasLines || /^\s*[•·▪◦‣●○■□\uF0B7\uF0A7]/.test(text) ? text.replace(bullet, "") : text;
  return removeUnreadable(normaliseSeparators(plain)).replace(/\s+/g, " ").trim();
}

/** A UK telephone number as it is dialled. */
const british = /^(?:\+44|0)([1-9]\d{8,9})$/;

/** The parts of an address beside its path and query: the domain, a slash at the end and the hash. */
const aroundPath = /^(https?:\/\/[^/]*)?\/?|\/?(#.*)?$/g;

/** Ten thousand pounds as people write them: £10,000. */
const grouped = /^£?[1-9]\d{0,2}(,\d{3})+$/;

/** An address as browsers show it, without https://. */
const bareAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i;

/** Converts typed text to its stored form: numbers, telephone numbers in one format, postcodes in capitals. */
export function tidyField(text: string, use: FieldDescription["use"] | "number") {
  if (use === "lines") return text.trim();
  const tidy = tidyText(text);
  const [, phone] = british.exec(dialledDigits(tidy) ?? "") ?? [];
  if (use === "phone") return phone ? `+44${phone}` : tidy;
  if (use === "postcode") return tidy.toUpperCase().replace(/\s/g, "");
  if (use === "address") return tidy && `/${tidy.replace(aroundPath, "")}`;
  if (use === "colour") return tidy.toLowerCase().replace(/^(?=[0-9a-f]{6}$)/, "#");
  if (use === "link") return tidy.replace(bareAddress, "https://$&").replace(/(?<=^https:\/\/[^/]+)\/$/, "");
  if (use !== "number") return tidy;
  const plain = grouped.test(tidy) ? tidy.replaceAll(",", "") : tidy.replace(",", ".");
  const number = Number(plain.replace(/^£/, ""));
  if (tidy === "") return undefined;
  // Keep anything that is not a number as typed, so that the check reports it.
  return Number.isFinite(number) ? number : tidy;
}

/** The stored form of an entry: every text tidied, empty optional values left out. */
export const tidyValue = (schema: z.core.$ZodType, value: unknown): unknown =>
  storedValue(schema, value, (text, { description, schema }) =>
    tidyField(text, schema instanceof z.ZodMiniNumber ? "number" : description.use),
  );

/** Letters of European names that Unicode does not make of a to z and a mark. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * The end of an address made from words: "Café at St John's" gives cafe-at-st-johns, "Łazienka" gives lazienka. At most 60 letters,
 * whole words.
 */
export function slugOf(words: string): string {
  const plain = words
    .replace(/[®©™℠]/g, " ")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ]/gu, "")
    .replace(/\p{L}/gu, (letter) => otherLetters[letter] ?? letter)
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const whole = plain.length > longestSlug ? plain.slice(0, longestSlug + 1).replace(/-[^-]*$/, "") : plain;
  return whole.slice(0, longestSlug);
}

/** Both numbers of a pair of coordinates as online maps give them, to five decimals; undefined where there is no pair. */
export function coordinatesIn(text: string): { latitude: number; longitude: number } | undefined {
  const [pair, ...degrees] = /(-?\d{1,2}\.\d{2,})[,;\s]+(-?\d{1,3}\.\d{2,})/.exec(text) ?? [];
  const [latitude = 0, longitude = 0] = degrees.map((number) => Number(Number(number).toFixed(5)));
  return pair === undefined ? undefined : { latitude, longitude };
}
