import { en } from "zod/locales";
import * as z from "zod/mini";
import { type FieldDescription, fieldDescriptions, type ReferenceTarget } from "./field-descriptions";
import { type PagePlaceholder, placeholderPattern } from "./placeholders";
import { textFaults } from "./text-faults";

// Without it, zod/mini says of every fault that the input is invalid.
z.config(en());

/** A field that may be left empty. */
export const optional = <T extends z.core.$ZodType>(field: T) => z.optional(field);

/** In characters: the longest permitted text, or the shortest and the longest. */
type Length = number | readonly [least: number, most: number];

function boundedText(length: Length) {
  const [least, most] = typeof length === "number" ? [1, length] : length;
  return z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.superRefine((value, context) => {
      for (const message of textFaults(value)) context.addIssue({ code: "custom", message });
    }),
    z.regex(/^(?!\s)[\s\S]*(?<!\s)$/, "text that neither begins nor ends with a space"),
  );
}

/** A text that is shown exactly as written. */
export function text(label: string, length: Length, hint?: string) {
  return boundedText(length)
    .check(z.regex(/^[^{}]*$/, "text without { or }: placeholders are not filled in here"))
    .register(fieldDescriptions, { label, hint, use: "text" });
}

/** The remedy for an unknown placeholder. "Insert a fact" is the editor's menu. */
const knownPlaceholders =
  "text with known placeholders in braces only, such as {phone}: Insert a fact offers them";

/** A text that may contain the company's placeholders, such as {phone}. */
export function copy(label: string, length: Length, hint = "") {
  return pageCopy([], label, length, hint);
}

/**
 * A text that may also contain its page's own placeholders, such as {area}. The hint explains them.
 * The text must contain the `needed` placeholder, or it would be the same on every page or for every count.
 */
export function pageCopy(
  placeholders: readonly PagePlaceholder[],
  label: string,
  length: Length,
  hint = "",
  needed?: PagePlaceholder,
) {
  const known = boundedText(length).check(z.regex(placeholderPattern(placeholders), knownPlaceholders));
  const says = `a text with {${needed}}, which stands for something else each time`;
  const whole = needed === undefined ? known : known.check(z.regex(new RegExp(`^[^]*\\{${needed}\\}`), says));
  return whole.register(fieldDescriptions, { label, hint, use: "copy", placeholders });
}

/** A text that may also promise a first answer. */
export function promiseCopy(
  label: string,
  length: Length,
  placeholders: readonly PagePlaceholder[] = [],
  hint = "",
) {
  return pageCopy([...placeholders, "promise"], label, length, [hint, promiseHint].filter(Boolean).join(" "));
}

export const promiseHint =
  "{promise} is when a visitor has your first answer; beside days on which you are closed it names the day.";

/** A field for texts of a fixed shape, such as times or postcodes; `says` is the shape in words. */
export function shapedText(pattern: RegExp, says: string, use?: FieldDescription["use"]) {
  return (label: string, hint?: string, more?: Partial<FieldDescription>) =>
    z
      .string()
      .check(z.regex(pattern, says))
      .register(fieldDescriptions, { label, hint, use, ...more });
}

/** In characters. */
export const longestSlug = 60;

/**
 * Lower-case words joined by hyphens, as in the page's address. It is the name of a file and of a folder, too:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function slug(hint: string) {
  return z
    .string()
    .check(
      z.maxLength(longestSlug),
      z.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "lower-case letters, digits and single hyphens, such as tile-repairs",
      ),
      z.regex(
        /^(?!(con|nul|aux|prn|com[0-9]|lpt[0-9])$)/,
        "a name that Windows can store: it keeps con, nul, aux, prn, com1, lpt1 and the like for itself",
      ),
      z.regex(/^(?!index$)/, "another word than index: servers take its address for that of the folder"),
    )
    .register(fieldDescriptions, { label: "Short name", hint, isFolded: true });
}

/** The slug of another piece of content, which must exist. */
export function reference(to: ReferenceTarget, label: string, hint?: string) {
  return z.string().check(z.minLength(1)).register(fieldDescriptions, { label, hint, use: "reference", to });
}

/** Path segments that are valid in addresses, in `srcset` and in every file system. Windows reserves con, nul and others. */
const safePath =
  "^(?:\\.\\.?/)*(?:(?!(?:[cC][oO][nN]|[nN][uU][lL]|[aA][uU][xX]|[pP][rR][nN]|[cC][oO][mM]\\d|[lL][pP][tT]\\d)[./])[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*(?:/|$))+$";

/** The path of a picture file, relative to the JSON file that names it. */
export const picturePath = shapedText(
  new RegExp(`(?=${safePath}).*\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$`),
  "the path of a .jpg, .png or .webp file, relative to this file, in letters from a to z, digits, hyphens and full stops, and no name that Windows keeps, such as con",
  "picture",
);

/** The path of a PDF, relative to the JSON file that names it. */
export const documentPath = shapedText(
  /\.[pP][dD][fF]$/,
  "the path of a .pdf file, relative to this file",
  "document",
);

/** The address of a page of another site. */
export const webAddress = shapedText(
  /^https:\/\/[^\s/]+\.[^\s]+$/,
  "the whole address of a page, such as https://example.com/reviews",
  "link",
);

/** The address at which a site is published. A domain ends with a word; a number at its end makes it an IP address, which has no certificate. */
export const siteAddress = shapedText(
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
  "the site's address by its domain, without a slash at the end, such as https://example.com",
  "link",
);

/** The point of a picture that stays in view where the picture is cut to another shape: 30% 70%, as CSS writes it. */
export const focus = shapedText(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/, "two percentages, such as 30% 70%")(
  "Point that stays in view",
  "Tap it on the picture above; or write how far it is from the left and from the top, such as 30% 70%.",
  { isFolded: true },
);

/** A day of the calendar. */
export const day = shapedText(z.regexes.date, "a day that exists, as year, month and day: 2026-12-25", "day");

/** A UK telephone number in E.164, such as +447700900123; every form of it on the site is derived from this. */
export const phoneNumber = shapedText(
  /^\+44(7\d{9}|[^7]\d{8,9})$/,
  "+44 and ten digits (nine are enough for some landlines), such as +447700900123",
  "phone",
);

/** A colour as browsers' pickers give it. */
export const colour = shapedText(/^#[0-9a-f]{6}$/, "a colour such as #0f3d33", "colour");

/** One of a few fixed words. */
export function choice<T extends string>(
  values: readonly T[],
  label: string,
  hint?: string,
  use?: FieldDescription["use"],
) {
  return z.enum(values).register(fieldDescriptions, { label, hint, use });
}

/** A yes-or-no field, shown as a checkbox. */
export function tick(label: string, hint: string) {
  return z.boolean().register(fieldDescriptions, { label, hint });
}

/** A group of fields; unknown keys are errors. `typeName` gives groups that several types share one GraphQL type. */
export function group<T extends z.core.$ZodShape>(label: string, shape: T, typeName?: string) {
  return z.strictObject(shape).register(fieldDescriptions, { label, typeName });
}

/** A copy of a field whose description says more. The field itself stays as it is: other types may use it, too. */
function described<T extends z.ZodMiniType>(field: T, more: Partial<FieldDescription>): T {
  const copied = field.clone(field.def);
  fieldDescriptions.add(copied, { label: "", ...fieldDescriptions.get(field), ...more });
  return copied;
}

/** A field that the form of an entry keeps folded away below the others. */
export function folded<T extends z.ZodMiniType>(field: T): T {
  return described(field, { isFolded: true });
}

/** A field with one sentence about what to write, for the editor. */
export function hinted<T extends z.ZodMiniType>(field: T, hint: string): T {
  return described(field, { hint });
}

/** A field that may be left empty, because the site then works its value out: derived/project-words.ts. */
export function derived<T extends z.ZodMiniType>(field: T): z.ZodMiniOptional<T> {
  return optional(described(field, { isDerived: true }));
}

/** Makes a rule over several fields run even if one of the fields is invalid, so that all errors are reported at once. */
export const besideTheFields = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** A whole number; `most` may be left out. */
export function wholeNumber(label: string, least: number, most: number | undefined, hint: string) {
  const number = z.int().check(z.minimum(least));
  return (most === undefined ? number : number.check(z.maximum(most))).register(fieldDescriptions, {
    label,
    hint,
  });
}

/** A place in an order, counted from one. */
export function order(hint = "1 comes first.") {
  return wholeNumber("Order", 1, undefined, hint);
}

/** A number that may have decimals. */
export function measure(label: string, hint: string, least: number, most: number) {
  return z.number().check(z.minimum(least), z.maximum(most)).register(fieldDescriptions, { label, hint });
}

export interface PlaceOnMap {
  latitude: number;
  longitude: number;
}

/** False for a place whose two numbers were exchanged. */
export const isInTheUnitedKingdom = ({ latitude, longitude }: PlaceOnMap) =>
  latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2;

/** A place on the map, in degrees; where it may be, the company says (rules/check-relations.ts). `what` is the place in words. */
export function placeOnMap(what: string) {
  const latitude = `How far north ${what} lies, with five decimals. Right-click it in Google Maps, copy its two numbers and paste them here: both fields are filled in.`;
  const longitude = `How far east ${what} lies; west of Greenwich with a minus in front.`;
  return {
    latitude: folded(measure("Latitude", latitude, -90, 90)),
    longitude: folded(measure("Longitude", longitude, -180, 180)),
  };
}

/** A list with a least and a greatest number of entries (`most` may be left out). */
export function listOf<T extends z.ZodMiniType>(label: string, entry: T, least: number, most?: number) {
  const list = z.array(entry).check(z.minLength(least));
  return (most === undefined ? list : list.check(z.maxLength(most))).register(fieldDescriptions, { label });
}
