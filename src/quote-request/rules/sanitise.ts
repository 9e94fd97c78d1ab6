import { dangerousTail } from "./dangerous-tail";
import { type QuoteRequest, quoteRequestOf } from "./quote-request";

/** Control characters have no place in a message, except tabs and line breaks. */
const dropped = /[<>\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/u;
const directionMark = /\p{Bidi_Control}/gu;

/**
 * Removes from a text what a careless mail reader might run: angle brackets, script protocols, event handlers, control
 * characters, direction marks; and the white space around it. The result is a subsequence of the text.
 *
 * It builds the result one character at a time and checks after each whether the end has become dangerous: fragments
 * cannot combine, and sanitising twice changes nothing.
 */
export function sanitise(text: string): string {
  const kept: string[] = [];
  for (const character of text) {
    if (dropped.test(character)) continue;
    kept.push(character);
    kept.length -= dangerousTail(kept);
  }
  return kept.join("").trim();
}

/** Without the marks of a text's direction, which nobody sees: Windows and iOS copy them with a phone number. */
export function withoutDirectionMarks(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => request[field].replace(directionMark, ""));
}

/** Sanitises every value of a request. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(request[field]));
}
