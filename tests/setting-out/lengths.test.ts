import { readLength } from "../../src/setting-out/lengths";

test.each([
  ["2400", 2400],
  ["2,400", 2400],
  [" 2400mm ", 2400],
  ["240 cm", 2400],
  ["2.4", 2400],
  ["2.4 m", 2400],
  ["2.4M", 2400],
  ["8 ft", 2438],
  ["7' 10\"", 2388],
  ["7’10”", 2388],
  ["7 ft 10 in", 2388],
  ["94.5 inches", 2400],
  ["0", 0],
  ["2.4 metres", 2400],
  ["2.4 meters", 2400],
  ["240 centimetres", 2400],
  ["2400 millimetres", 2400],
  ["2 400", 2400],
  ["2\u00a0400 mm", 2400],
  ["2\u202f400", 2400],
  ["２４００", 2400],
  ["\u200e2.4 m\ufeff", 2400],
  ["2m40", 2400],
  ["2 m 40", 2400],
  ["2 m 40 cm", 2400],
  ["7ft10", 2388],
  ["7' 10", 2388],
  ["2½ m", 2500],
  ["2 1/2 m", 2500],
  ["½ m", 500],
  ["7' 10½\"", 2400],
])("%s is read as %d mm", (typed, length) => {
  expect(readLength(typed)).toBe(length);
});

test.each([
  "",
  "2,4",
  "NaN",
  "1e9",
  "-3",
  "two metres",
  "2.4.1",
  "2m4",
  "2 40",
  "7 10",
  "2 m 40 cm 3 mm",
  "٢٤٠٠",
])("%j is no length", (typed) => {
  expect(readLength(typed)).toBeUndefined();
});
