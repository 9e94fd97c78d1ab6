import { fieldLabels, type QuoteRequest, quoteRequestFields } from "./quote-request";

/** A request as a person would write it. WhatsApp takes the text only. */
export interface WrittenRequest {
  subject: string;
  text: string;
}

/**
 * The longest links, in characters. Windows hands at most 2,046 of a mailto: link to Outlook, and Firefox refuses about
 * as many; WhatsApp takes messages of 4,096 (https://docs.360dialog.com/partner/messaging/text-messages).
 */
export const longestLinks = { mail: 2000, whatsApp: 4000 } as const;

/** A text in a link. A lone surrogate (half of a UTF-16 pair) is invalid there. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** Writes a request: a greeting, a line for each field, and the details last, as a paragraph. */
export function writtenRequest(request: QuoteRequest, greeting: string): WrittenRequest {
  const lines = quoteRequestFields.map((field) => {
    const separator = field === "projectDetails" ? "\n" : " ";
    return `${fieldLabels[field]}:${separator}${request[field].trim()}`;
  });
  return {
    subject: `Quote request from ${request.firstName.trim()} ${request.lastName.trim()}`,
    text: [greeting, lines.slice(0, -1).join("\n"), lines.at(-1)].join("\n\n"),
  };
}

/** A link that opens the visitor's mail program with the whole request in it. */
export function mailLink(address: string, { subject, text }: WrittenRequest): string {
  // An address may have ? or # before its @.
  const start = `mailto:${encoded(address).replace("%40", "@")}?subject=${encoded(subject)}&body=`;
  // RFC 6068, section 5: line breaks in a body are CRLF.
  return linkWith(start, text.replace(/\r?\n/g, "\r\n"), longestLinks.mail);
}

/** A link that opens WhatsApp with the whole request in the message. `link` is the number's. */
export function whatsAppRequestLink(link: string, { text }: WrittenRequest): string {
  return linkWith(`${link}?text=`, text, longestLinks.whatsApp);
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
