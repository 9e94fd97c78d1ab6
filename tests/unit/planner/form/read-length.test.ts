import { readLength, readQuantity } from "../../../../src/planner/form/read-length";

it.each([
  ["2400", 2400],
  ["2,400", 2400],
  [" 2400mm ", 2400],
  ["240 cm", 2400],
  ["240,5 cm", 2405],
  ["2.4", 2400],
  ["2,4", 2400],
  ["2.4 M", 2400],
  [".9 m", 900],
  ["0", 0],
  ["8 ft", 2438],
  ["7 ft 10 in", 2388],
  ["7ft10in", 2388],
  ["7' 10\"", 2388],
  ["7’10”", 2388],
  ["94.5 in", 2400],
])("%s is read as %d mm", (typed, length) => {
  expect(readLength(typed)).toBe(length);
});

it.each(["", "NaN", "1e9", "-3", "two metres", "2.4.1", "2m40", "7 10", "2 40", "0x10", "1/2 m"])(
  "%j is no length",
  (typed) => {
    expect(readLength(typed)).toBeUndefined();
  },
);

it("Below 20, a number without a unit is metres, and from 20 on millimetres", () => {
  expect(readLength("19")).toBe(19_000);
  expect(readLength("20")).toBe(20);
});

it("A joint or percentage is a number, with or without its sign", () => {
  expect(["2", "1,5", "2 mm", "10%", "12.5 %"].map(readQuantity)).toEqual([2, 1.5, 2, 10, 12.5]);
  expect(["", "1e1", "2 cm", "ten"].map(readQuantity)).toEqual([undefined, undefined, undefined, undefined]);
});
