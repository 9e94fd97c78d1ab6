import { z } from "zod";
import { descriptionOf, type FieldDescription } from "../../content/fields/content-fields";
import { bare, isRecord } from "../../content/fields/content-path";
import { tidyText } from "./tidy-text";

const separators = /[\s().-]/g;
const british = /^(?:\+44|0044|0)0?([1-9]\d{8,9})$/;

/** A UK telephone number as people write it, such as '(020) 7946 0123', in E.164; undefined where it is none. */
export function phoneNumberIn(text: string): string | undefined {
  const [, digits] = british.exec(text.replace(separators, "")) ?? [];
  return digits && `+44${digits}`;
}

/** A text as its field stores it: telephone numbers in one form, postcodes and country codes in capitals. */
export function tidyFieldText(text: string, use: FieldDescription["use"]): string {
  const tidy = tidyText(text);
  if (use === "phone") return phoneNumberIn(tidy) ?? tidy;
  return use === "postcode" ? tidy.toUpperCase().replace(/\s/g, "") : tidy;
}

/** An entry as it is stored: every text tidied, whoever wrote it and with whatever; what was left empty is left out. */
export function tidyValue(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = bare(schema);
  if (typeof value === "string") return tidyFieldText(value, descriptionOf(inner)?.use);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => tidyValue(inner.element, entry));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const field = inner.shape[key];
      return part === undefined ? [] : [[key, field ? tidyValue(field, part) : part]];
    }),
  );
}
