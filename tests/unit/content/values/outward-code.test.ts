import { outwardCode } from "../../../../src/content/values/outward-code";

it.each([
  ["sw3 4ab", "SW3"],
  ["SW34AB", "SW3"],
  ["S.W.3", "SW3"],
  ["SW3 4", "SW3"],
  [" SW 3 ", "SW3"],
  ["ec1a1bb", "EC1A"],
  ["E1W", "E1W"],
  ["SW1O", "SW10"],
  ["SW1O OAB", "SW10"],
  ["EI", "E1"],
])("The outward code of '%s' is %s", (typed, code) => {
  expect(outwardCode(typed)).toBe(code);
});

it.each(["", "hello", "constructor", "SW", "123"])("'%s' is not a postcode", (typed) => {
  expect(outwardCode(typed)).toBeUndefined();
});
