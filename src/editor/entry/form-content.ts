import { isSame, mergeFields } from "../change/merge-fields";
import { formField, formValue } from "../forms/form-field";
import { type EntryValue, entrySchema, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";

/** The content of an entry's form. The editor saves it as a draft only while it is dirty. */
export interface FormContent {
  /** The published text that the value began from. Undefined for a new entry. */
  baseText: string | undefined;
  /** Has every field of the form. */
  value: EntryValue;
  /** True if publishing the value would change the published text. */
  isDirty: boolean;
}

/** The content of a form that began from a published text. Without typed values it has the published ones. */
export function formContent(
  path: string,
  baseText: string | undefined,
  typed: EntryValue = valueIn(baseText),
): FormContent {
  const value = entryFormValue(path, typed);
  const untouched = entryFormValue(path, valueIn(baseText));
  return { baseText, value, isDirty: !isSame(toStoredValue(path, value), toStoredValue(path, untouched)) };
}

/** The content of a form after publishing: the published values, with those that were typed since it was submitted. */
export function contentAfterPublishing(
  path: string,
  publishedText: string,
  submitted: EntryValue,
  now: EntryValue,
): FormContent {
  const published = entryFormValue(path, valueIn(publishedText));
  return formContent(path, publishedText, mergeFields(submitted, now, published).merged);
}

/** A copy of an entry's value with every field of its form. */
const entryFormValue = (path: string, value: EntryValue): EntryValue =>
  Object(formValue(formField(entrySchema(path)), value));
