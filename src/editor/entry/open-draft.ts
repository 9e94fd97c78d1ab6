import { contentTypes } from "../../content/types/content-types";
import { isSame, mergeFields } from "../change/merge-fields";
import { formField, wholeValue } from "../forms/form-field";
import { type EntryValue, typeAt, valueIn } from "../site/site";
import { toStoredValue } from "../site/tidy";

/** What is typed in an entry's form, and the published text that it began from. That is undefined for a new entry. */
export interface OpenDraft {
  baseText: string | undefined;
  /** Has every field of the form. */
  value: EntryValue;
  /** True if publishing the value would change the published text. */
  isDirty: boolean;
}

/** A draft that began from a published text, with the published values or with others. */
export function openDraft(
  path: string,
  baseText: string | undefined,
  typed: EntryValue = valueIn(baseText),
): OpenDraft {
  const value = formValue(path, typed);
  const untouched = formValue(path, valueIn(baseText));
  return { baseText, value, isDirty: !isSame(toStoredValue(path, value), toStoredValue(path, untouched)) };
}

/** The draft that is left after publishing: the published text, with what was typed since the press. */
export function draftAfterPublishing(
  path: string,
  baseText: string,
  pressed: EntryValue,
  now: EntryValue,
): OpenDraft {
  const stored = formValue(path, valueIn(baseText));
  return openDraft(path, baseText, mergeFields(pressed, now, stored).merged);
}

/** A copy of a value with every field that the form has. */
const formValue = (path: string, value: EntryValue): EntryValue =>
  Object(wholeValue(formField(contentTypes[typeAt(path)].schema), value));
