import { piecesBeside } from "../../../src/planner/set-out/shapes";

test("an opening across a tile leaves the parts beside it, and one that takes a corner leaves it whole", () => {
  const tile = { x: 0, y: 0, width: 1200, height: 200 };
  const window = { x: 300, y: -100, width: 400, height: 500 };
  expect(piecesBeside([window], tile)).toEqual([
    { ...tile, width: 300 },
    { ...tile, x: 700, width: 500 },
  ]);
  expect(piecesBeside([{ ...window, y: 150 }], tile)).toEqual([tile]);
  expect(piecesBeside([{ x: 0, y: -50, width: 1200, height: 100 }], tile)).toEqual([
    { ...tile, y: 50, height: 150 },
  ]);
});
