import { outwardCode, writtenPostcode } from "../../../src/content/fields/postcode-text";

it.each([
  ["SW3 4AB", "SW3"],
  ["sw3 4ab", "SW3"],
  ["SW34AB", "SW3"],
  ["  SW3  ", "SW3"],
  ["SW3 4", "SW3"],
  ["SW3-4AB", "SW3"],
  ["S W 3", "SW3"],
  ["S.W.3", "SW3"],
  ["s.w.3 4ab", "SW3"],
  ["SW 3", "SW3"],
  ["SW3 4AB, London", "SW3"],
  ["14 Kings Road, London SW3 4AB", "SW3"],
  ["Chelsea SW3", "SW3"],
  ["ＳＷ３ ４ＡＢ", "SW3"],
  ["\u200bSW3\u00a04AB\u202c", "SW3"],
  ["SW3\u00ad4AB", "SW3"],
  ["E11AA", "E1"],
  ["E111AA", "E11"],
  ["E1W1AA", "E1W"],
  ["SW1A1AA", "SW1A"],
  ["EC2A", "EC2A"],
  ["", undefined],
  ["Chelsea", undefined],
  ["SW", undefined],
  ["12345", undefined],
  ["SW3 Chelsea", "SW3"],
  ["14 Kings Road", undefined],
  ["M25", "M25"],
])("The outward code of what a visitor typed is found in any way of writing it: %j", (typed, code) => {
  expect(outwardCode(typed)).toBe(code);
});

it.each([
  ["sw34ab", "SW3 4AB"],
  ["14 Kings Road, London SW3 4AB", "SW3 4AB"],
  ["S.W.3", "SW3"],
  ["SW3 4", "SW3"],
  ["Chelsea", undefined],
])("A postcode is put into an address as an envelope has it: %j", (typed, written) => {
  expect(writtenPostcode(typed)).toBe(written);
});
