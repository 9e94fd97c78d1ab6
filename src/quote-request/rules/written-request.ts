import { fillPlaceholders } from "../../content/values/placeholders";
import { type QuoteRequest, type QuoteRequestField, quoteRequestFields } from "./quote-request";

/** The words around a request, and the fields' labels. */
type RequestWords = Readonly<Record<QuoteRequestField, { label: string }>> &
  Readonly<{ messageGreeting: string; mailSubject: string }>;

/**
 * The longest links, in characters. Windows hands at most 2,046 of a mailto: link to Outlook, and Firefox refuses about
 * as many; WhatsApp takes messages of 4,096 (https://docs.360dialog.com/partner/messaging/text-messages).
 */
export const longestLinks = { mail: 2000, whatsApp: 4000 } as const;

/** A text in a link. A lone surrogate (half of a UTF-16 pair) is invalid there. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** A request as a person would write it: a greeting, a line for each field, and the details last, as a paragraph. */
export function writtenRequest(request: QuoteRequest, words: RequestWords): string {
  const lines = quoteRequestFields.map((field) => {
    const separator = field === "projectDetails" ? "\n" : " ";
    return `${words[field].label}:${separator}${request[field].trim()}`;
  });
  return [words.messageGreeting, lines.slice(0, -1).join("\n"), lines.at(-1)].join("\n\n");
}

/** A link that opens the visitor's mail program with the whole request in it. */
export function mailLink(address: string, request: QuoteRequest, words: RequestWords): string {
  const name = `${request.firstName.trim()} ${request.lastName.trim()}`;
  const subject = encoded(fillPlaceholders(words.mailSubject, { name }));
  // RFC 6068, section 5: line breaks in a body are CRLF.
  const body = writtenRequest(request, words).replace(/\r?\n/g, "\r\n");
  // An address may have ? or # before its @.
  return linkWith(
    `mailto:${encoded(address).replace("%40", "@")}?subject=${subject}&body=`,
    body,
    longestLinks.mail,
  );
}

/** A link that opens WhatsApp with the whole request in the message. `link` is the number's. */
export function whatsAppRequestLink(link: string, request: QuoteRequest, words: RequestWords): string {
  return linkWith(`${link}?text=`, writtenRequest(request, words), longestLinks.whatsApp);
}

/** A link with as much of the text as fits. It cuts the end, where the details are. */
function linkWith(start: string, text: string, longest: number): string {
  const cut = encoded("…");
  let link = start;
  for (const character of text) {
    const longer = link + encoded(character);
    if (longer.length + cut.length > longest) return link + cut;
    link = longer;
  }
  return link;
}
