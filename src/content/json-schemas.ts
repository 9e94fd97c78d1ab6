import * as z from "zod/mini";
import { descriptionOf } from "./fields/field-descriptions";
import { type ContentTypeName, contentTypeNames, contentTypes } from "./types/content-types";

/** The folder of the JSON Schemas, relative to the top of the repository. */
export const schemaFolder = "schemas";

/** Returns the file of each type's JSON Schema. A content file names it as `$schema`, and code editors read it. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    contentTypeNames.map((type) => {
      const { $schema, properties, ...rest } = jsonSchema(contentTypes[type].schema);
      const marked = { $schema, ...rest, properties: { $schema: { type: "string" }, ...properties } };
      return [schemaFileName(type), `${JSON.stringify(marked, null, 2)}\n`];
    }),
  );
}

/** The value of `$schema` in the content files of a type: the schema's address relative to the file. */
export function schemaPath(type: ContentTypeName): string {
  const { storedIn } = contentTypes[type];
  const path = `data/${"folder" in storedIn ? `${storedIn.folder}/file.json` : storedIn.file}`;
  const up = "../".repeat(path.split("/").length - 1);
  return `${up}${schemaFolder}/${schemaFileName(type)}`;
}

/** Turns AdditionalAreas into additional-areas.json. */
function schemaFileName(type: ContentTypeName): string {
  return `${type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.json`;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A content schema as JSON Schema, for code editors. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema: written }) => {
      const { label, hint } = descriptionOf(zodSchema) ?? {};
      if (label) written.title = label;
      if (hint) written.description = hint;
      // zod writes the largest safe integer for a number without a maximum.
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
    },
  });
}
