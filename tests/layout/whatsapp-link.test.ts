import { whatsAppLink } from "../../src/layout/CallBar";
import { frame } from "./frame";

const words = frame.layout.whatsApp;
const number = frame.company.whatsapp.whatsAppLink;

/** The message with which WhatsApp opens. */
const messageOf = (link: string) => new URL(link).searchParams.get("text");

describe("The WhatsApp link", () => {
  it("leads to the business's number in its international form", () => {
    const { origin, pathname } = new URL(whatsAppLink(number, words));
    expect(origin + pathname).toBe("https://wa.me/447700900789");
  });

  it("opens with a message that asks for a quote", () => {
    expect(messageOf(whatsAppLink(number, words))).toBe(
      "Good day O'Brien & Söhne Tiling Ltd, I have a room.",
    );
  });

  it.each(["Stone & Porcelain Floors", "Bathroom Tiling in Chelsea"])(
    "names what the page is about: %s",
    (subject) => {
      expect(messageOf(whatsAppLink(number, words, subject))).toBe(
        `Good day O'Brien & Söhne Tiling Ltd, it is about ${subject}.`,
      );
    },
  );

  it("asks without a subject where the page is about none", () => {
    expect(whatsAppLink(number, words, "")).toBe(whatsAppLink(number, words));
  });

  it.each(["Tiles & Grout", "50% off?", "Earl's Court #1", "£££ + VAT", "Café ☕", "$& {n} {service}"])(
    "keeps every character of the subject: %s",
    (subject) => {
      expect(messageOf(whatsAppLink(number, words, subject))).toContain(`about ${subject}.`);
    },
  );
});
