import { fillPlaceholders } from "../content/fields/placeholders";

interface WhatsAppWords {
  message: string;
  /** With {service} for what the page is about. */
  messageAbout: string;
}

/** A WhatsApp link that opens with a message, which names the page's service or place where it has one. */
export function whatsAppLink(link: string, words: WhatsAppWords, subject?: string): string {
  const message = subject ? fillPlaceholders(words.messageAbout, { service: subject }) : words.message;
  return `${link}?text=${encodeURIComponent(message)}`;
}
