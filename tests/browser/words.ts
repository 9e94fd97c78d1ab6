import { phoneFormats } from "../../src/content/values/phone-formats";
import { fillPlaceholders, type Placeholder } from "../../src/content/values/placeholders";
import { valueAt } from "../../src/content/values/value-path";
import { formWords } from "../../src/quote-request/form/words";
import { company, filled, quoteForm } from "../site/built-content";

const { promise = null, sentPromise = null, nextText = null, ...own } = quoteForm;

/** The words of the form that was built. */
export const words = formWords(
  { phone: phoneFormats(company.phone), email: company.email },
  { ...own, promise, sentPromise, nextText },
);

/** A text of the form that was built, by its name (success.title), with its placeholders filled in. */
export function formText(name: string, facts: Readonly<Partial<Record<Placeholder, string>>> = {}): string {
  const text = valueAt(words, name.split("."));
  if (typeof text !== "string") throw new Error(`The form has no words named ${name}`);
  return filled(fillPlaceholders(text, facts), facts);
}
