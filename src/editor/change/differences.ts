import { fieldLabel } from "../../content/fields/find-fields";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { type ContentPath, fieldName, isRecord } from "../../content/values/value-path";
import { contentOf } from "../site/site";

/**
 * Lists the differences between two texts of a file below data/, field by field, under the labels of the editor;
 * a missing value is an empty text, and a missing file has no fields.
 */
export function differences(path: string, before: string | undefined, after: string | undefined) {
  const type = contentTypeOf(path);
  const [old, now] = [valuesOf(contentOf(before ?? "")), valuesOf(contentOf(after ?? ""))];
  return [...new Map([...old, ...now])].flatMap(([name, { field }]) => {
    const textIn = (values: typeof old) => String(values.get(name)?.value ?? "");
    const [was, is] = [textIn(old), textIn(now)];
    const label = type ? fieldLabel(contentTypes[type].schema, field) : name;
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

/** All values of a file by the names of their fields. */
function valuesOf(content: unknown): Map<string, { field: ContentPath; value: unknown }> {
  const found = new Map<string, { field: ContentPath; value: unknown }>();
  const visit = (value: unknown, field: ContentPath): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, [...field, index]);
    else if (isRecord(value)) for (const [key, entry] of Object.entries(value)) visit(entry, [...field, key]);
    else found.set(fieldName(field), { field, value });
  };
  visit(content, []);
  return found;
}
