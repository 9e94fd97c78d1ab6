/**
 * The positions at which the second and the third group of a national number begin, by its first digits. All others, mobile
 * numbers among them, are five and the rest.
 * https://en.wikipedia.org/wiki/National_conventions_for_writing_telephone_numbers#United_Kingdom
 */
const groupings = [
  { begins: /^02/, second: 3, third: 7 },
  { begins: /^(011|01\d1|03|08|09)/, second: 4, third: 7 },
];

/** Every form of a UK number, from E.164. The GraphQL type PhoneNumber describes each. */
export function phoneFormats(e164: string) {
  const national = `0${e164.slice("+44".length)}`;
  const { second, third } = groupings.find(({ begins }) => begins.test(national)) ?? { second: 5, third: 11 };
  const display = [national.slice(0, second), national.slice(second, third), national.slice(third)]
    .join(" ")
    .trim();
  return { e164, display, telLink: `tel:${e164}`, whatsAppLink: `https://wa.me/${e164.slice(1)}` };
}

/** The label of a link to the company's WhatsApp. */
export const whatsAppLabel = "Message us on WhatsApp";

/** A link that opens WhatsApp with a message. `link` is the number's. */
export function whatsAppWith(link: string, message: string): string {
  return `${link}?text=${encodeURIComponent(message)}`;
}
