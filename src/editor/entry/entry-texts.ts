import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { contentText } from "../change/content-text";
import { contentOf, type EntryValue } from "../change/entries";
import { formField, wholeValue } from "../forms/form-field";
import { tidyValue } from "../words/tidy";

export type EntryTexts = ReturnType<typeof entryTexts>;

/** Converts the value of a form to the text of its entry, and back. */
export function entryTexts(type: ContentTypeName) {
  const { schema } = contentTypes[type];
  /** A value as it is stored. */
  const tidied = (value: EntryValue): EntryValue => Object(tidyValue(schema, value));
  const textOf = (value: EntryValue) => contentText(type, tidied(value));
  /** A value with every field that the form has. */
  const whole = (value?: EntryValue): EntryValue => Object(wholeValue(formField(schema), value));
  return {
    schema,
    tidied,
    textOf,
    whole,
    /** The text of a form in which nothing is typed yet. */
    untypedText: (published: string | undefined) =>
      textOf(published === undefined ? whole() : contentOf(published)),
  };
}
