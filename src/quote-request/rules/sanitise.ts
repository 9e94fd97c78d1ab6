import { normaliseSeparators, removeInvisible } from "../../content/values/invisible-characters";
import { type QuoteRequest, type QuoteRequestField, quoteRequestOf } from "./quote-request";

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

/** Angle brackets, script protocols, and handlers such as onclick= at a word's start. */
const removed = [
  /[<>]/g,
  /(?:javascript|vbscript|livescript):|data:text\/html/gi,
  /(?<![\p{L}\p{M}\p{N}_])on\p{L}+=/giu,
] as const;

/** Removes from a text what a careless mail reader might run. It repeats, because what is left may join: javajavascript:script: */
export function sanitise(text: string): string {
  const rest = removed.reduce((left, pattern) => left.replace(pattern, ""), text).trim();
  return rest === text ? text : sanitise(rest);
}

/** Sanitises every value of a request, as readers see it. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(readableValue(field, request[field])));
}
