import * as z from "zod/mini";
import { longestSlug } from "../../content/fields/content-fields";
import type { FieldDescription } from "../../content/fields/field-descriptions";
import { contentTypes } from "../../content/types/content-types";
import { normaliseSeparators, removeUnreadable } from "../../content/values/invisible-characters";
import { normalisedValue } from "./content-text";
import { type EntryValue, typeAt } from "./site";

/**
 * A text as it is stored: one paragraph with single spaces. Removes what a paste from Word brings: line breaks, tabs,
 * non-breaking and doubled spaces, soft hyphens, and spaces at the ends.
 */
export const tidyText = (text: string): string =>
  removeUnreadable(normaliseSeparators(text)).replace(/\s+/g, " ").trim();

/** A UK telephone number, as it is dialled in the country or from abroad. */
const british = /^(?:0|(?:\+|00)440?)([1-9]\d{8,9})$/;

/** The parts of an address beside its path and query: the domain, a slash at the end and the hash. */
const aroundPath = /^(https?:\/\/[^/]*)?\/?|\/?(#.*)?$/g;

/** Ten thousand pounds as people write them: £10,000. */
const grouped = /^£?[1-9]\d{0,2}(,\d{3})+$/;

/** An address as browsers show it, without https://. */
const bareAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i;

/** Converts typed text to its stored form: numbers, telephone numbers in one format, postcodes in capitals. */
export function tidyField(text: string, use: FieldDescription["use"] | "number") {
  const tidy = tidyText(text);
  const [, phone] = british.exec(tidy.replace(/[\s().-]/g, "")) ?? [];
  if (use === "phone") return phone ? `+44${phone}` : tidy;
  if (use === "postcode") return tidy.toUpperCase().replace(/\s/g, "");
  if (use === "slug") return slugOf(tidy);
  if (use === "oldPath") return tidy && `/${tidy.replace(aroundPath, "")}`;
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
export const toStoredValue = (path: string, value: unknown): EntryValue =>
  Object(
    normalisedValue(contentTypes[typeAt(path)].schema, value, (text, { use }, field) =>
      tidyField(text, field instanceof z.ZodMiniNumber ? "number" : use),
    ),
  );

/** The end of an address made from words: "Café at St John's" gives cafe-at-st-johns. At most 60 letters, whole words. */
export function slugOf(words: string): string {
  const plain = words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const whole = plain.length > longestSlug ? plain.slice(0, longestSlug + 1).replace(/-[^-]*$/, "") : plain;
  return whole.slice(0, longestSlug);
}
