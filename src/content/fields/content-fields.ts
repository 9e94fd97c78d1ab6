import { z } from "zod";
import { type FieldDescription, fieldDescriptions, type ReferenceTarget } from "./field-descriptions";
import { type Placeholder, placeholderPattern, unknownPlaceholders } from "./placeholders";
import { textFaults } from "./text-faults";

/** A regular expression that the whole text must match, and the same in words. */
interface TextPattern {
  pattern: RegExp;
  says: string;
}

interface TextField {
  label: string;
  hint?: string;
  /** Longest permitted text, in characters. */
  max?: number;
  /** Shortest permitted text, in characters. */
  min?: number;
}

const hintOf = (hint: string | undefined) => (hint === undefined ? {} : { hint });

const described = (patterns: readonly TextPattern[]) =>
  patterns.map(({ pattern, says }) => ({ source: pattern.source, says }));

const trimmed: TextPattern = {
  pattern: /^(?!\s)[\s\S]*(?<!\s)$/,
  says: "text that neither begins nor ends with a space",
};

const withoutBraces: TextPattern = {
  pattern: /^[^{}]*$/,
  says: "text without { or }: placeholders are not filled in here",
};

const words = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(trimmed.pattern, trimmed.says)
    .superRefine((value, context) => {
      for (const message of textFaults(value)) context.addIssue({ code: "custom", message });
    });

/** A text that is shown exactly as written. */
export function text({ label, hint, max = 120, min = 1 }: TextField) {
  return words(min, max)
    .regex(withoutBraces.pattern, withoutBraces.says)
    .register(fieldDescriptions, {
      label,
      ...hintOf(hint),
      use: "text",
      patterns: described([trimmed, withoutBraces]),
    });
}

interface CopyField extends TextField {
  placeholders?: readonly Placeholder[];
  /** The one without which the text would be the same for every page or every count. */
  needed?: Placeholder;
}

/** A text that may contain the company's placeholders, such as {phone}; `placeholders` adds the page's own. */
export function copy({ label, hint, max = 400, min = 1, placeholders = [], needed }: CopyField) {
  const own = needed === undefined ? [] : [withPlaceholder(needed)];
  return own
    .reduce((schema, { pattern, says }) => schema.regex(pattern, says), words(min, max))
    .superRefine((value, context) => {
      for (const message of unknownPlaceholders(value, placeholders)) {
        context.addIssue({ code: "custom", message });
      }
    })
    .register(fieldDescriptions, {
      label,
      ...hintOf(hint),
      use: "copy",
      placeholders,
      patterns: described([
        trimmed,
        {
          pattern: placeholderPattern(placeholders),
          says: "text that names only known placeholders in braces, such as {phone}",
        },
        ...own,
      ]),
    });
}

const withPlaceholder = (name: Placeholder): TextPattern => ({
  pattern: new RegExp(`^[^]*\\{${name}\\}`),
  says: `a text with {${name}}, which stands for something else each time`,
});

/** A text of a fixed shape, such as a time or a postcode: what it must match, and the same in words. */
export function shapedText({
  label,
  hint,
  pattern,
  says,
  use,
  max,
}: TextPattern & Pick<FieldDescription, "label" | "hint" | "use"> & Pick<TextField, "max">) {
  return (max === undefined ? z.string() : z.string().max(max))
    .regex(pattern, says)
    .register(fieldDescriptions, {
      label,
      ...hintOf(hint),
      ...(use ? { use } : {}),
      patterns: described([{ pattern, says }]),
    });
}

const hyphenated: TextPattern = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  says: "lower-case letters, digits and single hyphens, such as tile-repairs",
};

/** A slug is the name of a file and of a folder. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const storable: TextPattern = {
  pattern: /^(?!(con|nul|aux|prn|com[0-9]|lpt[0-9])$)/,
  says: "a name that Windows can store: it keeps con, nul, aux, prn, com1, lpt1 and the like for itself",
};

/** Lower-case words joined by hyphens, as in the page's address. */
export function slug(hint: string) {
  return z
    .string()
    .max(60)
    .regex(hyphenated.pattern, hyphenated.says)
    .regex(storable.pattern, storable.says)
    .register(fieldDescriptions, {
      label: "Short name",
      hint,
      patterns: described([hyphenated, storable]),
    });
}

/** The slug of another piece of content, which must exist. */
export function reference(to: ReferenceTarget, label: string, hint?: string) {
  return z
    .string()
    .min(1)
    .register(fieldDescriptions, { label, ...hintOf(hint), use: "reference", to });
}

/** The path of a picture file, relative to the JSON file that names it. */
export function picturePath(label: string) {
  return shapedText({
    label,
    pattern: /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/,
    says: "the path of a .jpg, .png or .webp file, relative to this file",
    use: "picture",
  });
}

/** The point of a picture that stays in view where the picture is cut to another shape: 30% 70%, as CSS writes it. */
export function focus() {
  return shapedText({
    label: "Point that stays in view",
    hint: "Tap it on the picture above; or write how far it is from the left and from the top, such as 30% 70%.",
    pattern: /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
    says: "two percentages, such as 30% 70%",
  });
}

/** A UK telephone number in E.164, such as +447700900123; every form of it on the site is derived from this. */
export function phoneNumber(label: string, hint: string) {
  return shapedText({
    label,
    hint,
    pattern: /^\+44\d{9,10}$/,
    says: "+44 and nine or ten digits without spaces, such as +447700900123",
    use: "phone",
  });
}

/** One of a few fixed words. */
export function choice<T extends string>(values: readonly T[], label: string, hint?: string) {
  return z.enum(values).register(fieldDescriptions, { label, ...hintOf(hint) });
}

/** A group of fields; unknown keys are errors. `typeName` gives groups that several types share one GraphQL type. */
export function group<T extends z.ZodRawShape>(label: string, shape: T, typeName?: string) {
  return z.strictObject(shape).register(fieldDescriptions, { label, ...(typeName ? { typeName } : {}) });
}

/** Lets a rule over several fields of a group run beside the fields' own rules, so that all errors are told at once. */
export const besideTheFields = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** A rule over several fields, as zod's refine() takes it. */
export type GroupRule<Group> = [holds: (group: Group) => boolean, params: z.core.$ZodCustomParams];

/** A list with a least and a greatest number of entries (`most` may be left out). */
export function listOf<T extends z.ZodType>(label: string, entry: T, least: number, most?: number) {
  const list = z.array(entry).min(least);
  return (most === undefined ? list : list.max(most)).register(fieldDescriptions, { label });
}
