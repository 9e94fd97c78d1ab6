import * as z from "zod/mini";
import { descriptionOf } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { nameFields } from "../../content/types/content-types";
import { isRecord } from "../../content/values/value-path";
import { withFieldMark } from "./field-marks";
import { fieldGroupOf } from "./finished-content";

/** Marks the texts of the typed entry with their fields. Returns other values unchanged. */
export function markedValue(value: unknown, source: object, fieldName: string): unknown {
  const { path, shape } = fieldGroupOf(source) ?? {};
  const field = shape?.[fieldName];
  if (!field) return value;
  const name = path ? `${path}.${fieldName}` : fieldName;
  if (!Array.isArray(value)) return markedOne(value, fieldUse(field), name);
  return value.map((one, index) => markedOne(one, fieldUse(field), `${name}.${index}`));
}

/** The use of a field. For a list, that of its entries. */
function fieldUse(field: Parameters<typeof unwrapOptional>[0]) {
  const inner = unwrapOptional(field);
  return descriptionOf(inner instanceof z.ZodMiniArray ? inner.def.element : inner)?.use;
}

function markedOne(value: unknown, use: ReturnType<typeof fieldUse>, name: string): unknown {
  if (typeof value === "string")
    return use === "text" || use === "textWithFacts" ? withFieldMark(name, value) : value;
  if (!isRecord(value)) return value;
  if (use === "phone") return { ...value, display: withFieldMark(name, String(value.display)) };
  if (use !== "reference") return value;
  const names = nameFields.flatMap((key) => {
    const text = value[key];
    return typeof text === "string" ? [[key, withFieldMark(name, text)]] : [];
  });
  return { ...value, ...Object.fromEntries(names) };
}
