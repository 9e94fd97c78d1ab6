import { z } from "zod";
import { descriptionOf } from "../fields/field-descriptions";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A content schema as JSON Schema, for code editors and the editor's forms; it has one pattern a text. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema: written }) => {
      const { label, hint, patterns } = descriptionOf(zodSchema) ?? {};
      if (label) written.title = label;
      if (hint) written.description = hint;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
      if (!patterns) return;
      delete written.allOf;
      delete written.format;
      written.pattern = allAtOnce(patterns.map(({ source }) => source));
      // VS Code shows it: https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings
      written.patternErrorMessage = `Expected: ${patterns.map(({ says }) => says).join("; ")}`;
    },
  });
}

/** One regular expression that matches what all of the given match. */
function allAtOnce(sources: readonly string[]): string {
  const [only, ...others] = sources;
  if (only !== undefined && others.length === 0) return only;
  return `^${sources.map((source) => `(?=${source})`).join("")}`;
}
