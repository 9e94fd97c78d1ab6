import { type ContentPath, fieldLabel, fieldName, isRecord } from "../../content/fields/value-path";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { contentOf } from "./entries";

/**
 * Lists the differences between two texts of a file below data/, field by field, under the labels of the editor;
 * what was not there is empty, and a missing file has no fields.
 */
export function differences(path: string, before: string | undefined, after: string | undefined) {
  const type = contentTypeOf(path);
  const [old, now] = [valuesOf(contentOf(before)), valuesOf(contentOf(after))];
  return [...new Map([...old, ...now])].flatMap(([name, { field }]) => {
    const said = (values: typeof old) => String(values.get(name)?.value ?? "");
    const [was, is] = [said(old), said(now)];
    const label = type ? fieldLabel(contentTypes[type].schema, field) : name;
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

/** Every single value of a file, by its field's name. */
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
