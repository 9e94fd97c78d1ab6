import { type QuoteRequest, quoteRequestOf } from "./quote-request";

/** Angle brackets, marks of direction, and control characters other than tabs and line breaks. */
const dropped = /[<>\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/gu;

/** What may stand between the letters of an address that browsers run as code. */
const gap = "[\\s\\p{Cf}]*";
const protocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];

/** English words, and London's Onslow and Ontario, that look like handlers when an equals sign follows: 'ongoing = yes'. */
const ordinary =
  "on(?:\\w{0,2}|board|boarding|coming|erous|going|ion|ions|ite|line|looker|lookers|rush|screen|set|shore|side|site|slaught|slow|stage|tario|ward|wards|yxes)\\s*=";

/** An event handler: a word that begins with 'on', before an equals sign. */
const handler = `(?<![\\p{L}\\p{N}\\p{M}_]\\p{Cf}{0,9})(?!${ordinary})o\\p{Cf}*n[\\w\\p{Cf}]*?\\w${gap}=`;

/** Every place where something dangerous ends. */
const dangerousEnd = new RegExp(
  `(?<=(${[...protocols.map((protocol) => [...protocol].join(gap)), handler].join("|")}))`,
  "giu",
);

/**
 * Removes from a text what a careless mail reader might run, and the white space around it. After each removal it goes on
 * where that began, and looks back across the seam: so fragments cannot combine, and sanitising twice changes nothing.
 */
export function sanitise(text: string): string {
  let kept = text.replace(dropped, "");
  for (let match = dangerousEnd.exec(kept); match; match = dangerousEnd.exec(kept)) {
    const { index: end, 1: found = "" } = match;
    const start = end - found.length;
    kept = kept.slice(0, start) + kept.slice(end);
    dangerousEnd.lastIndex = start;
  }
  return kept.trim();
}

/** Sanitises every value of a request. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(request[field]));
}
