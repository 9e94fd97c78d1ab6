import { fieldLabels, type QuoteRequest, quoteRequestFields } from "./quote-request";

/** A request as a person would write it. WhatsApp takes the text only. */
export interface WrittenRequest {
  subject: string;
  text: string;
}

/** The longest link, in characters: Windows hands at most 2,046 to Outlook, and Firefox refuses about as many. */
export const maxMailLinkLength = 2000;

/** Writes a request: a greeting, a line for each field, and the details last, as a paragraph. */
export function writtenRequest(request: QuoteRequest, greeting: string): WrittenRequest {
  const lines = quoteRequestFields.map((field) => {
    const separator = field === "projectDetails" ? "\n" : " ";
    return `${fieldLabels[field]}:${separator}${request[field].trim()}`;
  });
  return {
    subject: wellFormed(`Quote request from ${request.firstName.trim()} ${request.lastName.trim()}`),
    text: wellFormed([greeting, lines.slice(0, -1).join("\n"), lines.at(-1)].join("\n\n")),
  };
}

/** Replaces lone surrogates (halves of UTF-16 pairs), which links cannot carry. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** A link that opens the visitor's mail program with as much of the request as fits. It cuts the end, where the details are. */
export function mailLink(address: string, { subject, text }: WrittenRequest): string {
  const cut = encodeURIComponent("…");
  // An address may have ? or # before its @.
  let link = `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=`;
  // RFC 6068, section 5: line breaks in a body are CRLF.
  for (const character of text.replace(/\r?\n/g, "\r\n")) {
    const longer = link + encodeURIComponent(character);
    if (longer.length + cut.length > maxMailLinkLength) return link + cut;
    link = longer;
  }
  return link;
}
