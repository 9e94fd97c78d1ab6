/** The three forms of one stored number. */
export interface PhoneFormats {
  /** As people read it: 07700 900123. */
  display: string;
  /** For a telephone link: tel:+447700900123. */
  telLink: string;
  /** For a WhatsApp link, without a message: https://wa.me/447700900123. */
  whatsAppLink: string;
  /** As stored: +447700900123. */
  e164: string;
}

/** Derives every form of a UK number from E.164. London landlines group 3-4-4, all others 5-6 (Ofcom's usage). */
export function phoneFormats(e164: string): PhoneFormats {
  const national = `0${e164.slice("+44".length)}`;
  const display = national.startsWith("020")
    ? `${national.slice(0, 3)} ${national.slice(3, 7)} ${national.slice(7)}`
    : `${national.slice(0, 5)} ${national.slice(5)}`;
  return { e164, display, telLink: `tel:${e164}`, whatsAppLink: `https://wa.me/${e164.slice(1)}` };
}
