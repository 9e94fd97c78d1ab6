import { type ContentPath, fieldName, isRecord } from "../../content/values/value-path";
import type { EntryValue } from "../site/site";

/** The fields in which two versions of an entry differ. A missing value is an empty text. */
export function differences(before: EntryValue = {}, after: EntryValue = {}) {
  const [old, now] = [valuesIn(before), valuesIn(after)];
  return [...new Map([...old, ...now])].flatMap(([name, { field }]) => {
    const textIn = (values: typeof old) => String(values.get(name)?.value ?? "");
    const [was, is] = [textIn(old), textIn(now)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** All values of an entry by the names of their fields. */
function valuesIn(content: EntryValue): Map<string, { field: ContentPath; value: unknown }> {
  const found = new Map<string, { field: ContentPath; value: unknown }>();
  const visit = (value: unknown, field: ContentPath): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, [...field, index]);
    else if (isRecord(value)) for (const [key, entry] of Object.entries(value)) visit(entry, [...field, key]);
    else found.set(fieldName(field), { field, value });
  };
  visit(content, []);
  return found;
}
