import type { JsonSchema } from "../../../src/content/derived/json-schema";
import { type FieldOutline, limits } from "./field-outline";

/** The fields that a JSON Schema describes to code editors. */
export function jsonOutline({ properties = {}, required = [] }: JsonSchema, before = ""): FieldOutline[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    fieldOutline(schemaOf(field), `${before}${name}`, !required.includes(name)),
  );
}

function fieldOutline(schema: JsonSchema, path: string, optional: boolean): FieldOutline[] {
  const { type, minItems, maxItems, minimum, maximum } = schema;
  switch (type) {
    case "object":
      return [{ path, optional, holds: "group" }, ...jsonOutline(schema, `${path}.`)];
    case "array": {
      const entry = fieldOutline(schemaOf(schema.items), `${path}[]`, false);
      return [{ path, optional, holds: "list", ...limits(minItems, maxItems) }, ...entry];
    }
    case "integer":
    case "number":
      return [{ path, optional, holds: type, ...limits(minimum, maximum) }];
    default:
      return schema.enum
        ? [{ path, optional, holds: "choice", choices: schema.enum.map(String) }]
        : [{ path, optional, holds: "text" }];
  }
}

/** JSON Schema may also say true, for anything, or have a list of schemas; ours do not. */
export function schemaOf(written: JsonSchema["items"]): JsonSchema {
  if (typeof written !== "object" || Array.isArray(written)) throw new Error("A field without a schema");
  return written;
}
