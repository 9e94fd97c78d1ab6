import { shownValue } from "../../../src/content/derived/shown-value";

const facts = { phone: "07700 900123" };

it("Copy is shown with the company's facts in place of its placeholders", () => {
  expect(shownValue("copy", "Call {phone}.", facts)).toBe("Call 07700 900123.");
});

it("A telephone number is shown in all its formats", () => {
  expect(shownValue("phone", "+447700900123", facts)).toMatchObject({
    display: "07700 900123",
    telLink: "tel:+447700900123",
  });
});

it("Any other text is shown as it is stored, braces and all", () => {
  expect(shownValue("text", "Call {phone}.", facts)).toBe("Call {phone}.");
});
