import { normaliseSeparators, removeInvisible } from "../../content/values/invisible-characters";
import type { QuoteRequestField } from "./quote-request";

/**
 * A field's value as a reader sees it: phones and address books add marks of direction and other blanks. Emoji in the project
 * details need some of them. The rules check this text, and the form sends it.
 */
export function readableValue(field: QuoteRequestField, typed: string): string {
  const text = normaliseSeparators(typed).trim();
  if (field === "projectDetails") return text;
  return removeInvisible(text)
    .replace(/\p{Zs}/gu, " ")
    .trim();
}
