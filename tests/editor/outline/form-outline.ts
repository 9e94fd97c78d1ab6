import type { FormField } from "../../../src/cms/fields/field-of-form";
import { type FieldOutline, limits } from "./field-outline";

/** The fields that a form of the CMS asks for. */
export function formOutline(fields: readonly FormField[], before = ""): FieldOutline[] {
  return fields.flatMap((field) => fieldOutline(field, `${before}${field.name}`));
}

function fieldOutline(field: FormField, path: string): FieldOutline[] {
  const { widget, min, max, multiple, fields = [], options } = field;
  const optional = field.required === false;
  if (widget === "object") return [{ path, optional, holds: "group" }, ...formOutline(fields, `${path}.`)];
  if (widget === "list" || multiple)
    return [{ path, optional, holds: "list", ...limits(min, max) }, ...entryOutline(field, `${path}[]`)];
  if (options) return [{ path, optional, holds: "choice", choices: options.map(({ value }) => value) }];
  if (widget !== "number") return [{ path, optional, holds: "text" }];
  const holds = field.value_type === "int" ? "integer" : "number";
  return [{ path, optional, holds, ...limits(min, max) }];
}

/** What an entry of a list holds. */
function entryOutline({ widget, field, fields, options }: FormField, path: string): FieldOutline[] {
  if (fields) return [{ path, optional: false, holds: "group" }, ...formOutline(fields, `${path}.`)];
  return field
    ? fieldOutline(field, path)
    : fieldOutline({ name: "", widget, ...(options ? { options } : {}) }, path);
}
