import { phoneFormats } from "../../../src/content/values/phone-formats";

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

  it.each([
    ["Manchester's", "+441614960000", "0161 496 0000"],
    ["Leeds's", "+441134960000", "0113 496 0000"],
    ["Cardiff's", "+442920180000", "029 2018 0000"],
    ["a free one", "+448001234567", "0800 123 4567"],
    ["one for the whole country", "+443331234567", "0333 123 4567"],
  ])("is shown as numbers of its kind are written: %s", (_whose, stored, written) => {
    expect(phoneFormats(stored).display).toBe(written);
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
