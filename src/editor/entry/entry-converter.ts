import { contentTypes } from "../../content/types/content-types";
import { formField, wholeValue } from "../forms/form-field";
import { contentText } from "../site/content-text";
import { contentOf, type EntryValue, typeAt } from "../site/site";
import { tidyValue } from "../site/tidy";

/** Converts the value of an entry's form to the text of its file, and back. */
export function entryConverter(path: string) {
  const type = typeAt(path);
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
    /** The value of a form in which nothing is typed yet. */
    untyped: (published: string | undefined) =>
      whole(published === undefined ? undefined : contentOf(published)),
  };
}
