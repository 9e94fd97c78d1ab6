import { z } from "zod";
import { descriptionOf, type FieldDescription } from "../../content/fields/content-fields";
import { bare, isRecord } from "../../content/fields/content-path";

/** Content in which every text of a described field is what `replace` makes of it; all else stays as it is. */
export function replaceValues(
  schema: z.core.$ZodType,
  value: unknown,
  replace: (text: string, description: FieldDescription) => string,
): unknown {
  const inner = bare(schema);
  const description = descriptionOf(inner);
  if (typeof value === "string") return description ? replace(value, description) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => replaceValues(inner.element, entry, replace));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = inner.shape[key];
      return [key, field ? replaceValues(field, part, replace) : part];
    }),
  );
}
