import { type QuoteRequest, quoteRequestOf } from "./quote-request";
import { readableValue } from "./readable-text";

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
