import { en } from "zod/locales";
import * as z from "zod/mini";
import { unreadableCharacter } from "../values/invisible-characters";
import { type PagePlaceholder, placeholderPattern } from "../values/placeholders";
import { type FieldDescription, fieldDescriptions, type ReferenceTarget } from "./field-descriptions";

// Without a locale, every message of zod/mini is "Invalid input".
z.config(en());

/*
 * A content type is a group of the fields below. Each function takes the field's label, then what the field is made of (its values,
 * its fields, its items), then its options: limits, and the rest of its description.
 */
export type FieldOptions = Omit<FieldDescription, "label">;

/** In characters. A text has at least one. */
interface TextLimits {
  min?: number | undefined;
  max: number;
}

/** HTML, and the Markdown that AI assistants write. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+);|\*\*\S|\[[^\]]*\]\(|^#{1,6} /i;

function limitedText({ min = 1, max }: TextLimits) {
  return z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine(
      (value) => !markup.test(value),
      "plain words: the site would show signs such as <b> or ** as they are typed",
    ),
    z.refine((value) => unreadableCharacter(value) === undefined, {
      error: ({ input }) => `text without the unreadable character ${unreadableCharacter(String(input))}`,
    }),
    z.regex(/^(?!\s)[\s\S]*(?<!\s)$/, "text that neither begins nor ends with a space"),
  );
}

/** A text that is shown exactly as written. */
export function text(label: string, { min, max, ...options }: TextLimits & FieldOptions) {
  return limitedText({ min, max })
    .check(z.regex(/^[^{}]*$/, "text without { or }: no facts are filled in here"))
    .register(fieldDescriptions, { label, use: "text", ...options });
}

export interface TextWithFactsOptions extends TextLimits, FieldOptions {
  /** The page's own placeholders. The hint explains them. */
  placeholders?: readonly PagePlaceholder[];
  /** The one of them that the text must name. */
  needed?: PagePlaceholder;
}

/** The remedy for an unknown placeholder. "Insert a fact" is the editor's menu. */
const onlyKnownPlaceholders =
  "text with known facts in braces only, such as {phone}: Insert a fact offers them";

const naming = (placeholder: PagePlaceholder) =>
  z.regex(
    new RegExp(`^[^]*\\{${placeholder}\\}`),
    `a text with {${placeholder}}, which stands for something else each time`,
  );

/** A text whose placeholders are filled in: the company's, such as {phone}, and its page's own, such as {area}. */
export function textWithFacts(label: string, options: TextWithFactsOptions) {
  const { min, max, placeholders = [], needed, ...description } = options;
  const field = limitedText({ min, max }).check(
    z.regex(placeholderPattern(placeholders), onlyKnownPlaceholders),
    ...(needed === undefined ? [] : [naming(needed)]),
  );
  return field.register(fieldDescriptions, { label, use: "textWithFacts", placeholders, ...description });
}

/** In characters. */
export const maxSlugLength = 60;

/** Lower-case words joined by hyphens, as in the page's address. It is the name of a file, too. */
export function slug(options: FieldOptions) {
  return z
    .string()
    .check(
      z.maxLength(maxSlugLength),
      z.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "lower-case letters, digits and single hyphens, such as tile-repairs",
      ),
    )
    .register(fieldDescriptions, { label: "Short name", use: "slug", isAdvanced: true, ...options });
}

/** The slug of another piece of content, which must exist. */
export function reference(label: string, to: ReferenceTarget, options: FieldOptions = {}) {
  return z
    .string()
    .check(z.minLength(1))
    .register(fieldDescriptions, { label, use: "reference", to, ...options });
}

/** One of a few fixed words. */
export function choice<T extends string>(label: string, values: readonly T[], options: FieldOptions = {}) {
  return z.enum(values).register(fieldDescriptions, { label, ...options });
}

export function checkbox(label: string, options: FieldOptions) {
  return z.boolean().register(fieldDescriptions, { label, ...options });
}

export function wholeNumber(
  label: string,
  { min, max, ...options }: { min: number; max?: number } & FieldOptions,
) {
  const number = z.int().check(z.minimum(min));
  const limited = max === undefined ? number : number.check(z.maximum(max));
  return limited.register(fieldDescriptions, { label, ...options });
}

/** A number that may have decimals. */
export function decimalNumber(
  label: string,
  { min, max, ...options }: { min: number; max: number } & FieldOptions,
) {
  return z
    .number()
    .check(z.minimum(min), z.maximum(max))
    .register(fieldDescriptions, { label, ...options });
}

/** A position among the entries of a type, counted from one. */
export function order({ hint = "1 comes first." }: FieldOptions = {}) {
  return wholeNumber("Order", { min: 1, isSetByEditor: true, hint });
}

/** A group of fields; unknown keys are errors. Groups with the same `typeName` share one GraphQL type. */
export function group<T extends z.core.$ZodShape>(label: string, fields: T, options: FieldOptions = {}) {
  return z.strictObject(fields).register(fieldDescriptions, { label, ...options });
}

export function list<T extends z.ZodMiniType>(
  label: string,
  item: T,
  { min = 0, max, ...options }: { min?: number; max?: number } & FieldOptions = {},
) {
  const items = z.array(item).check(z.minLength(min));
  const limited = max === undefined ? items : items.check(z.maxLength(max));
  return limited.register(fieldDescriptions, { label, ...options });
}

/** A field that may be left empty. With `isDerived` the site then works out its value (src/content/derived). */
export const optional = <T extends z.core.$ZodType>(field: T) => z.optional(field);

/**
 * A rule over several fields of a group, reported at one of them. It runs even if one of the fields is invalid, so that all
 * errors are reported at once.
 */
export function groupRule<Group extends object>(
  holds: (group: Group) => boolean,
  { field, message, remedy }: { field: keyof Group & string; message: string; remedy?: string },
) {
  return z.refine<Group>(holds, {
    path: [field],
    message,
    ...(remedy && { params: { remedy } }),
    when: ({ value }) => typeof value === "object" && value !== null,
  });
}

/** A rule for a list: no row has the same value in a field as an earlier one. */
export function eachOnce<Field extends string>(
  field: Field,
  { message, remedy }: { message: string; remedy: string },
) {
  return z.superRefine<readonly Readonly<Record<Field, string>>[]>((rows, context) => {
    const values = rows.map((row) => row[field]);
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.addIssue({ code: "custom", path: [index, field], message, params: { remedy } });
  });
}

/** A rule for a list of times: no row overlaps an earlier one. `overlap` describes what two rows share. */
export function noOverlap<Row>(overlap: (one: Row, other: Row) => string | undefined) {
  return z.superRefine<readonly Row[]>((rows, context) => {
    for (const [index, row] of rows.entries())
      for (const earlier of rows.slice(0, index)) {
        const shared = overlap(earlier, row);
        if (shared === undefined) continue;
        context.addIssue({
          code: "custom",
          path: [index],
          message: "free of overlaps",
          params: { remedy: `${shared} overlap: correct one of the two, or remove it.` },
        });
      }
  });
}
