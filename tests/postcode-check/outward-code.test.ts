import { outwardCode } from "../../src/postcode-check/answer-postcode";

it.each([
  ["SW3 4AB", "SW3"],
  ["sw3 4ab", "SW3"],
  ["SW34AB", "SW3"],
  ["  SW3  ", "SW3"],
  ["SW3 4", "SW3"],
  ["SW3-4AB", "SW3"],
  ["S W 3", undefined],
  ["E11AA", "E1"],
  ["E111AA", "E11"],
  ["E1W1AA", "E1W"],
  ["SW1A1AA", "SW1A"],
  ["EC2A", "EC2A"],
  ["", undefined],
  ["Chelsea", undefined],
  ["SW", undefined],
  ["12345", undefined],
  ["SW3 Chelsea", undefined],
])("The outward code of what a visitor typed is found in any way of writing it: %j", (typed, code) => {
  expect(outwardCode(typed)).toBe(code);
});
