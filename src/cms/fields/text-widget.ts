import type { z } from "zod";
import { jsonSchema } from "../../content/derived/json-schema";
import { descriptionOf } from "../../content/fields/content-fields";
import { companyPlaceholders } from "../../content/fields/placeholders";
import { referenceOptions } from "../reference-options";
import type { FormField } from "./field-of-form";

/** Longer texts get a box of several lines. */
const longestLine = 100;

/** How a text is filled in, by what it is used as. */
export function textWidget(schema: z.core.$ZodType): Omit<FormField, "name"> {
  const { use, to, patterns = [], placeholders = [] } = descriptionOf(schema) ?? {};
  if (use === "reference" && to) return { widget: "relation", ...referenceOptions[to] };
  if (use === "picture") return { widget: "image", choose_url: false };
  const { minLength: least = 0, maxLength: most } = jsonSchema(schema);
  const checks = { least, ...(most === undefined ? {} : { most }), patterns: [...patterns] };
  if (use === "time" || use === "day") return { widget: use, checks };
  return {
    widget: most && most > longestLine ? "text" : "string",
    checks,
    ...(use === "copy" ? { placeholders: [...placeholders, ...companyPlaceholders] } : {}),
  };
}
