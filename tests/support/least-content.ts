import * as z from "zod/mini";
import { unwrapOptional } from "../../src/content/fields/find-fields";
import { jsonSchema } from "../../src/content/json-schemas";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../src/content/types/content-types";
import { isRecord } from "../../src/content/values/value-path";
import type { Edit } from "./fixture-edits";

/** Removes the optional fields and rows of all entries, or of one type's. A project keeps its place, which is one of two optional fields. */
export const leastContent =
  (only?: ContentTypeName): Edit =>
  (files) =>
    files.map((file) => {
      const type = contentTypeOf(file.path);
      if (!type || (only && type !== only)) return file;
      const value = JSON.parse(file.text);
      const place = type === "Project" ? { area: value.area, otherPlace: value.otherPlace } : {};
      const least = { ...Object(leastOf(contentTypes[type].schema, value)), ...place };
      return { path: file.path, text: JSON.stringify(least) };
    });

/** A value without its optional fields, its lists as short as they may be. */
function leastOf(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, field]) =>
        unwrapOptional(field) === field ? [[key, leastOf(field, value[key])]] : [],
      ),
    );
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const { minItems = 0 } = jsonSchema(schema);
    return value.slice(0, minItems).map((entry) => leastOf(schema.def.element, entry));
  }
  return value;
}
