import type { Placeholder } from "../../src/content/fields/placeholders";
import { valueAt } from "../../src/content/fields/value-path";
import { filled, quoteForm } from "../published/published-content";

/** A text of the form that was built, by its name in the content (success.title), with its placeholders filled in. */
export function formText(name: string, facts: Readonly<Partial<Record<Placeholder, string>>> = {}): string {
  const text = valueAt(quoteForm, name.split("."));
  if (typeof text !== "string") throw new Error(`The form has no words named ${name}`);
  return filled(text, facts);
}
