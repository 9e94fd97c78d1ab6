import { normaliseSeparators } from "../../content/fields/invisible";
import { eventNames } from "./event-names";
import { type QuoteRequest, quoteRequestOf } from "./quote-request";
import { readableValue } from "./readable-text";

/** Removes from a text what a careless mail reader might run, and trims the text. Sanitising twice changes nothing. */
export function sanitise(text: string): string {
  const plain = normaliseSeparators(text)
    .replace(bracketsBetweenNumbers, " ")
    .replace(bracketOrUnprintable, "");
  return withoutScripts(plain).trim();
}

/** Sanitises every value of a request, as readers see it. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(readableValue(field, request[field])));
}

/** As in "2<4 m": without a space, 24 m would be left. */
const bracketsBetweenNumbers = /(?<=\p{Nd})[<>]+(?=\p{Nd})/gu;

/** Tabs and line breaks are printable. */
const bracketOrUnprintable = /[<>\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/gu;

/** Repeats until nothing is found, because what is left of a removed part may join: javajavascript:script: */
function withoutScripts(text: string): string {
  const rest = text.replace(script, "");
  return rest === text ? text : withoutScripts(rest);
}

const protocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];

/** Browsers ignore these characters inside a protocol. */
const ignored = "[\\s\\p{Cf}]*";
const protocol = protocols.map((name) => [...name].join(ignored)).join("|");

/** Invisible characters may stand between the letters of a name. */
const spacedOut = (name: string) => [...name].join("\\p{Cf}*");
const events = [...eventNames.map(spacedOut), "webkit\\w+", "moz\\w+", "ms\\w+"].join("|");
const startOfWord = "(?<![\\p{L}\\p{N}\\p{M}_]\\p{Cf}{0,9})";

/** An attribute such as onclick=, or ononclick=, which is left of onon<b>click= and the like. */
const handler = `${startOfWord}(?:${spacedOut("on")}\\p{Cf}*)+(?:${events})${ignored}=`;

const script = new RegExp(`${protocol}|${handler}`, "giu");
