import { inRowOf } from "../../src/theme/mixins";

const shares = (count: number, most?: number) =>
  Array.from({ length: count }, (_item, index) => inRowOf(index, count, most));

test.each([
  [1, [1]],
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [7, [2, 2, 2, 2, 2, 2, 1]],
])("Of %d items, each is told how many stand in its row: %j", (count, expected) => {
  expect(shares(count)).toEqual(expected);
});

test("Four items share a row only if no row is left part empty", () => {
  expect(shares(8, 4)).toEqual(Array(8).fill(4));
  expect(shares(6, 4)).toEqual(Array(6).fill(3));
});
