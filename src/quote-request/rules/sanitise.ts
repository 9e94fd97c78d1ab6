import { type QuoteRequest, quoteRequestOf } from "./quote-request";

/** Angle brackets, marks of direction, and control characters other than tabs and line breaks. */
const dropped = /[<>\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/gu;
const directionMark = /\p{Bidi_Control}/gu;

/** What may stand between the letters of an address that browsers run as code. */
const gap = "[\\s\\p{Cf}]*";
const protocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];

/** An event handler: a word that begins with 'on', before an equals sign. */
const handler = `(?<![\\p{L}\\p{N}\\p{M}_]\\p{Cf}{0,9})o\\p{Cf}*n[\\w\\p{Cf}]*?\\w${gap}=`;

/** Looks back from the end of a text. */
const dangerousEnd = new RegExp(
  `(?<=(${[...protocols.map((protocol) => [...protocol].join(gap)), handler].join("|")}))`,
  "iuy",
);

/** English words, and London's Onslow and Ontario, that look like handlers when an equals sign follows: 'ongoing = yes'. */
const ordinaryWord =
  /^on(.{0,2}|board|boarding|coming|erous|going|ion|ions|ite|line|looker|lookers|rush|screen|set|shore|side|site|slaught|slow|stage|tario|ward|wards|yxes)=$/i;

/**
 * Removes from a text what a careless mail reader might run, and the white space around it. The text grows by pieces that
 * end where something dangerous can end: so fragments cannot combine, and sanitising twice changes nothing.
 */
export function sanitise(text: string): string {
  let kept = "";
  for (const piece of text.replace(dropped, "").split(/(?<=[:=l])/i)) {
    kept += piece;
    dangerousEnd.lastIndex = kept.length;
    const [, found = ""] = dangerousEnd.exec(kept) ?? [];
    if (!ordinaryWord.test(found.replace(/[\s\p{Cf}]/gu, "")))
      kept = kept.slice(0, kept.length - found.length);
  }
  return kept.trim();
}

/** Without the marks of a text's direction, which nobody sees: Windows and iOS copy them with a phone number. */
export function withoutDirectionMarks(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => request[field].replace(directionMark, ""));
}

/** Sanitises every value of a request. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(request[field]));
}
