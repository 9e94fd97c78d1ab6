import { render } from "@testing-library/react";
import fc from "fast-check";
import { SettingOutLines } from "../../../src/planner/draw/SettingOutLines";
import { setOut } from "../../../src/planner/set-out/set-out";
import { layEveryTile } from "../every-tile";

const wall = fc.record({
  width: fc.integer({ min: 1200, max: 3600 }),
  height: fc.integer({ min: 1800, max: 2700 }),
  openings: fc.subarray([
    { x: 0, y: 0, width: 1100, height: 520 },
    { x: 300, y: 1000, width: 600, height: 650 },
  ]),
});
const laying = fc.record({
  tile: fc.constantFrom(
    { width: 200, height: 100 },
    { width: 300, height: 300 },
    { width: 600, height: 300 },
    { width: 1200, height: 200 },
  ),
  joint: fc.constantFrom(2, 3),
  bond: fc.constantFrom("straight" as const, "brick" as const, "third" as const),
});

test("each printed length is that of the piece on which it stands, outside of openings", () => {
  fc.assert(
    fc.property(wall, laying, (surface, laid) => {
      const plan = setOut(surface, laid);
      const { tiles } = layEveryTile(surface, laid, plan.lattice);
      const { container, unmount } = render(
        <svg>
          <title>Plan</title>
          <SettingOutLines plan={plan} corner={[0, surface.height]} />
        </svg>,
      );
      const wrong = [...container.querySelectorAll("text")].filter((text) => {
        const [x, y] = [Number(text.getAttribute("x")), surface.height - Number(text.getAttribute("y"))];
        const isInOpening = surface.openings.some(
          (opening) =>
            x > opening.x && x < opening.x + opening.width && y > opening.y && y < opening.y + opening.height,
        );
        const piece = tiles.find(
          (tile) =>
            x >= tile.x - 1 &&
            x <= tile.x + tile.width + 1 &&
            y >= tile.y - 1 &&
            y <= tile.y + tile.height + 1,
        );
        if (!piece || isInOpening) return true;
        const sides = [
          Math.min(piece.x + piece.width, surface.width) - Math.max(piece.x, 0),
          Math.min(piece.y + piece.height, surface.height) - Math.max(piece.y, 0),
        ];
        return !sides.some((side) => Math.abs(side - Number(text.textContent)) <= 0.6);
      });
      unmount();
      expect(wrong.map((text) => text.outerHTML)).toEqual([]);
    }),
  );
});
