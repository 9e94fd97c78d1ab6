import { isSame, mergeFields } from "../change/merge-fields";
import { formField, formValue } from "../forms/form-field";
import { type EntryValue, schemaAt, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";

/** The value of an open entry's form. */
export interface OpenDraft {
  /** The published text that the value began from. Undefined for a new entry. */
  baseText: string | undefined;
  /** Has every field of the form. */
  value: EntryValue;
  /** True if publishing the value would change the published text. */
  isDirty: boolean;
}

/** A draft that began from a published text. Without typed values it has the published ones. */
export function openDraft(
  path: string,
  baseText: string | undefined,
  typed: EntryValue = valueIn(baseText),
): OpenDraft {
  const value = entryFormValue(path, typed);
  const untouched = entryFormValue(path, valueIn(baseText));
  return { baseText, value, isDirty: !isSame(toStoredValue(path, value), toStoredValue(path, untouched)) };
}

/** The draft that is left after publishing: the published values, with those that were typed since the form was submitted. */
export function draftAfterPublishing(
  path: string,
  baseText: string,
  submitted: EntryValue,
  now: EntryValue,
): OpenDraft {
  const stored = entryFormValue(path, valueIn(baseText));
  return openDraft(path, baseText, mergeFields(submitted, now, stored).merged);
}

/** A copy of an entry's value with every field of its form. */
const entryFormValue = (path: string, value: EntryValue): EntryValue =>
  Object(formValue(formField(schemaAt(path)), value));
