import * as z from "zod";
import { descriptionOf } from "../fields/field-descriptions";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A content schema as JSON Schema, for code editors. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema: written }) => {
      const { label, hint } = descriptionOf(zodSchema) ?? {};
      if (label) written.title = label;
      if (hint) written.description = hint;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
    },
  });
}
