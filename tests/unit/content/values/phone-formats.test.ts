import { phoneFormats } from "../../../../src/content/values/phone-formats";

describe("A stored phone number", () => {
  it.each([
    ["a mobile", "+447700900123", "07700 900123"],
    ["London's", "+442079460123", "020 7946 0123"],
    ["one of an area with four digits", "+441632960123", "01632 960123"],
    ["one that is a digit shorter", "+44169772222", "01697 72222"],
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
