import { readJoint, readLength, readPercentage } from "../../../src/setting-out/request/read-measure";

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
  ["2,4 m", 2400],
  ["240,5 cm", 2405],
  ["7'-10\"", 2388],
  ["7'–10\"", 2388],
  ["7'10-1/2\"", 2400],
  ["7 ft. 10 in.", 2388],
  [".9 m", 900],
  ["90cms", 900],
  ["9 ins", 229],
  ["2.", 2000],
  ["2.400 m", 2400],
  ["2m 400mm", 2400],
  // 1.0005 × 1000 is 1000.4999999999999 in binary fractions.
  ["1.0005 m", 1001],
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
  // Twelve inches are a foot, and 2'400 is how the Swiss write 2,400.
  "2'400",
  "7'12\"",
  "2m140",
  // Twelve metres, or twelve millimetres.
  "1,200 cm",
  "1.200 cm",
  "2.400 mm",
  "2,400 m",
  "1e1",
  "0x10",
  "7-10",
  "1/0 m",
  "٢٤٠٠",
])("%j is no length", (typed) => {
  expect(readLength(typed)).toBeUndefined();
});

test.each([
  ["2", 2],
  ["2 mm", 2],
  ["2mm", 2],
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["２", 2],
  ["0.2 cm", 2],
  ['1/8"', 3.175],
])("%s is read as a joint of %d mm", (typed, joint) => {
  expect(readJoint(typed)).toBe(joint);
});

test.each(["", "1e1", "0x2", "2 m", "2 3", "-2", "two"])("%j is no joint", (typed) => {
  expect(readJoint(typed)).toBeUndefined();
});

test.each([
  ["10", 10],
  ["10%", 10],
  ["10 %", 10],
  ["１０％", 10],
  ["12,5", 12.5],
  ["12.5 per cent", 12.5],
])("%s is read as %d per cent", (typed, percentage) => {
  expect(readPercentage(typed)).toBe(percentage);
});

test.each(["", "1e1", "0x10", "-5", "10 mm", "ten"])("%j is no percentage", (typed) => {
  expect(readPercentage(typed)).toBeUndefined();
});
