import { type QuoteRequest, quoteRequestFields } from "./quote-request";

interface RequestWords {
  /** The first line. */
  greeting: string;
  labels: Readonly<Record<keyof QuoteRequest, string>>;
}

/**
 * The longest links, in characters. Windows hands at most 2,046 of a mailto: link to Outlook, and Firefox refuses about
 * as many; WhatsApp takes messages of 4,096 (https://docs.360dialog.com/partner/messaging/text-messages).
 */
export const longestLinks = { mail: 2000, whatsApp: 4000 } as const;

/** In characters; a name that is no name may be of any length. */
const longestSubject = 100;

/** Stands where the end was cut off. */
const cut = "…";

/** One half of a pair of UTF-16 codes, which cannot stand in an address. */
const loneSurrogate = /\p{Surrogate}/gu;

/** A request as a person would write it: a greeting, a line for each field, and the details last, as a paragraph. */
export function writtenRequest(request: QuoteRequest, { greeting, labels }: RequestWords): string {
  const lines = quoteRequestFields.map((field) => {
    const separator = field === "projectDetails" ? "\n" : " ";
    return `${labels[field]}:${separator}${request[field].trim()}`;
  });
  return wellFormed([greeting, lines.slice(0, -1).join("\n"), lines.at(-1)].join("\n\n"));
}

function wellFormed(text: string): string {
  return text.replace(loneSurrogate, "\ufffd");
}

/** A link that opens the visitor's mail program with the whole request in it. */
export function mailLink(
  address: string,
  subject: string,
  request: QuoteRequest,
  words: RequestWords,
): string {
  const shown = [...wellFormed(subject)].slice(0, longestSubject).join("");
  const start = `mailto:${address}?subject=${encodeURIComponent(shown)}&body=`;
  // RFC 6068, section 5: line breaks in a body are CRLF.
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));
  return linkWith(start, encode, longestLinks.mail, request, words);
}

/** A link that opens WhatsApp with the whole request in the message. `link` is the number's. */
export function whatsAppRequestLink(link: string, request: QuoteRequest, words: RequestWords): string {
  return linkWith(`${link}?text=`, encodeURIComponent, longestLinks.whatsApp, request, words);
}

/** The link with as much of the request as it bears; the details, which come last, are cut first. */
function linkWith(
  start: string,
  encode: (text: string) => string,
  longest: number,
  request: QuoteRequest,
  words: RequestWords,
): string {
  // No character takes fewer than one of the link's.
  const written = [...wellFormed(writtenRequest(request, words).slice(0, 2 * longest))];
  const linkFor = (kept: number) => {
    const text = written.slice(0, kept).join("");
    return start + encode(kept < written.length ? `${text}${cut}` : text);
  };
  let kept = written.length;
  for (let over = linkFor(kept).length - longest; over > 0 && kept > 0; over = linkFor(kept).length - longest)
    kept = Math.max(0, kept - Math.ceil(over / 12));
  return linkFor(kept);
}
