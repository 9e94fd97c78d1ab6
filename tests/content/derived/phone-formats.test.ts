import { phoneFormats } from "../../../src/content/derived/phone-formats";

describe("A stored phone number", () => {
  it("is shown the way mobile numbers are written", () => {
    expect(phoneFormats("+447700900123").display).toBe("07700 900123");
  });

  it("is shown the way London landlines are written", () => {
    expect(phoneFormats("+442079460123").display).toBe("020 7946 0123");
  });

  it("is shown the way other landlines are written", () => {
    expect(phoneFormats("+441632960123").display).toBe("01632 960123");
    expect(phoneFormats("+44169772222").display).toBe("01697 72222");
  });

  it("can be called", () => {
    expect(phoneFormats("+447700900123").telLink).toBe("tel:+447700900123");
  });

  it("can be messaged on WhatsApp, by its digits alone", () => {
    expect(phoneFormats("+447700900123").whatsAppLink).toBe("https://wa.me/447700900123");
  });

  it("keeps its stored form for machines", () => {
    expect(phoneFormats("+447700900123").e164).toBe("+447700900123");
  });
});
