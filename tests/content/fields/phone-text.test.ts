import { dialledDigits } from "../../../src/content/fields/phone-text";

it.each([
  ["07700 900123", "07700900123"],
  ["+44 (0)20 7946 0123", "+442079460123"],
  ["0044 7700 900 123", "+447700900123"],
  ["\u202a07700 900123\u202c", "07700900123"],
  ["07700‑900‑123", "07700900123"],
  ["07700–900123", "07700900123"],
  ["07700·900•123", "07700900123"],
  ["07700_900~123;", "07700900123"],
  ["tel:+44-7700-900123", "+447700900123"],
  ["Phone: 020 7946 0123", "02079460123"],
  ["٠٧٧٠٠ ٩٠٠١٢٣", "07700900123"],
  ["０７７００９００１２３", "07700900123"],
])("%j is dialled as %s", (written, dialled) => {
  expect(dialledDigits(written)).toBe(dialled);
});

it("Letters may be an extension, so no digits are guessed", () => {
  expect(dialledDigits("020 7946 0123 ext 12")).toBeUndefined();
});
