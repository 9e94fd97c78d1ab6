import type { z } from "zod";
import { jsonSchema } from "../../content/derived/json-schema";
import { descriptionOf } from "../../content/fields/content-fields";
import { referenceOptions } from "../reference-options";
import type { FormField } from "./field-of-form";

/** Longer texts get a box of several lines. */
const longestLine = 100;

/** How a text is filled in, by what it is used as. */
export function textWidget(schema: z.core.$ZodType): Omit<FormField, "name"> {
  const { use, to, patterns = [] } = descriptionOf(schema) ?? {};
  if (use === "reference" && to) return { widget: "relation", ...referenceOptions[to] };
  if (use === "picture") return { widget: "image" };
  const { minLength: least = 0, maxLength: most } = jsonSchema(schema);
  return {
    widget: most && most > longestLine ? "text" : "string",
    checks: { least, ...(most === undefined ? {} : { most }), patterns: [...patterns] },
  };
}
