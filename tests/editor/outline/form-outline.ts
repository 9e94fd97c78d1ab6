import type { FormField, NamedField } from "../../../src/editor/forms/form-field";
import { type FieldOutline, limits } from "./field-outline";

/** The fields that a form of the editor asks for. */
export function formOutline(fields: readonly NamedField[], before = ""): FieldOutline[] {
  return fields.flatMap(({ name, field }) => fieldOutline(field, `${before}${name}`));
}

function fieldOutline(field: FormField, path: string): FieldOutline[] {
  const { optional } = field;
  switch (field.kind) {
    case "group":
      return [{ path, optional, holds: "group" }, ...formOutline(field.fields, `${path}.`)];
    case "list":
      return [
        { path, optional, holds: "list", ...limits(field.least, field.most) },
        ...fieldOutline(field.entry, `${path}[]`),
      ];
    case "ticks":
      return [
        { path, optional, holds: "list", ...limits(field.least, field.most) },
        { path: `${path}[]`, optional: false, holds: "choice", choices: [...field.options] },
      ];
    case "choice":
      return [{ path, optional, holds: "choice", choices: [...field.options] }];
    case "icon":
      return [{ path, optional, holds: "choice", choices: [...field.options] }];
    case "number":
      return [
        { path, optional, holds: field.whole ? "integer" : "number", ...limits(field.least, field.most) },
      ];
    default:
      return [{ path, optional, holds: "text" }];
  }
}
