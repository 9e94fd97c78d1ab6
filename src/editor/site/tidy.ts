import * as z from "zod/mini";
import { maxSlugLength } from "../../content/fields/content-fields";
import type { FieldUse } from "../../content/fields/field-descriptions";
import { normaliseSeparators, removeUnreadable } from "../../content/values/invisible-characters";
import { normalisedValue } from "./content-text";
import { type EntryValue, entrySchema } from "./site";

/**
 * A text as it is stored: one paragraph with single spaces. Removes what a paste from Word brings: line breaks, tabs,
 * non-breaking and doubled spaces, soft hyphens, and spaces at the ends.
 */
export const tidyText = (text: string): string =>
  removeUnreadable(normaliseSeparators(text)).replace(/\s+/g, " ").trim();

/** A UK telephone number, as it is dialled in the country or from abroad. */
const british = /^(?:0|(?:\+|00)440?)([1-9]\d{8,9})$/;

/** The parts of an address that a redirect ignores: the domain, a slash at the end and the hash. */
const aroundPath = /^(https?:\/\/[^/]*)?\/?|\/?(#.*)?$/g;

/** A number with commas between its thousands: £10,000. */
const grouped = /^£?[1-9]\d{0,2}(,\d{3})+$/;

/** An address as browsers show it, without https://. */
const bareAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i;

/** Converts a tidied text to its stored form, by its use. A text of any other use is stored as it is. */
const storedForms: Partial<Record<FieldUse | "number", (text: string) => unknown>> = {
  phone: (text) => {
    const [, number] = british.exec(text.replace(/[\s().-]/g, "")) ?? [];
    return number ? `+44${number}` : text;
  },
  postcode: (text) => text.toUpperCase().replace(/\s/g, ""),
  slug: slugOf,
  oldPath: (text) => text && `/${text.replace(aroundPath, "")}`,
  colour: (text) => text.toLowerCase().replace(/^(?=[0-9a-f]{6}$)/, "#"),
  link: (text) => text.replace(bareAddress, "https://$&").replace(/(?<=^https:\/\/[^/]+)\/$/, ""),
  number: (text) => {
    if (text === "" || text === "£") return undefined;
    const plain = grouped.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
    const number = Number(plain.replace(/^£/, ""));
    // Keep anything that is not a number as typed, so that the check reports it.
    return Number.isFinite(number) ? number : text;
  },
};

/** Converts typed text to its stored form: numbers, telephone numbers in one format, postcodes in capitals. */
export function tidyField(typed: string, use: FieldUse | "number" = "text"): unknown {
  const text = tidyText(typed);
  const storedForm = storedForms[use];
  return storedForm ? storedForm(text) : text;
}

/** The stored form of an entry: every text tidied, empty optional values left out. */
export const toStoredValue = (path: string, value: unknown): EntryValue =>
  Object(
    normalisedValue(entrySchema(path), value, (text, { use }, field) =>
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
  const whole =
    plain.length > maxSlugLength ? plain.slice(0, maxSlugLength + 1).replace(/-[^-]*$/, "") : plain;
  return whole.slice(0, maxSlugLength);
}
