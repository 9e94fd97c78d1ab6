import fc from "fast-check";
import { areaOf, clipTo } from "../../../../src/planner/set-out/shapes";
import { setOutSurface } from "../../../../src/planner/set-out/surface-tiling";
import type { Laying, Surface } from "../../../../src/planner/trade";

const bonds = ["straight", "vertical", "brick", "third", "herringbone"] as const;
const laying = fc.record({
  tile: fc.record({ width: fc.integer({ min: 40, max: 400 }), height: fc.integer({ min: 40, max: 400 }) }),
  joint: fc.constantFrom(1, 2, 3.5, 5),
  bond: fc.constantFrom(...bonds),
});
const size = fc.integer({ min: 500, max: 3000 });
const surface = fc.record({ width: size, height: size }).map((room) => ({
  ...room,
  openings: [{ x: room.width / 7, y: room.height / 7, width: 300, height: 250 }],
}));

/** The visible area of the tiles, without joints, in square millimetres. */
function tiled(surface: Surface, laid: Laying): number {
  const { wholeTiles, cuts } = setOutSurface(surface, laid);
  const seen = cuts.map((cut) =>
    surface.openings.reduce((left, opening) => left - areaOf(clipTo(opening, cut)), areaOf(cut)),
  );
  return seen.reduce((sum, piece) => sum + piece, wholeTiles * laid.tile.width * laid.tile.height);
}

const areaWithoutOpenings = ({ width, height, openings }: Surface) =>
  openings.reduce((area, opening) => area - opening.width * opening.height, width * height);

it("Without joints, the tiles add up to the surface without its openings", () => {
  fc.assert(
    fc.property(surface, laying, (room, laid) => {
      const area = tiled(room, { ...laid, joint: 0 });
      // Strips thinner than a saw cut count as nothing, and tiles that lose less than 2 mm at an edge as whole.
      const edges = [room, ...room.openings].reduce(
        (sum, { width, height }) => sum + 2 * (width + height),
        0,
      );
      expect(area / areaWithoutOpenings(room)).toBeGreaterThan(0.9995);
      expect((area - areaWithoutOpenings(room)) / edges).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
});

it("A mirrored wall has the same cuts", () => {
  fc.assert(
    fc.property(surface, laying, (room, laid) => {
      const openings = room.openings.map((opening) => ({
        ...opening,
        x: room.width - opening.x - opening.width,
      }));
      const [plan, mirrored] = [setOutSurface(room, laid), setOutSurface({ ...room, openings }, laid)];
      expect(mirrored.lattice.axes?.up).toEqual(plan.lattice.axes?.up);
      if (laid.bond === "straight" || laid.bond === "vertical") {
        expect(mirrored.lattice.axes?.across.narrowest).toBeCloseTo(
          plan.lattice.axes?.across.narrowest ?? 0,
          0,
        );
      }
    }),
    { numRuns: 60 },
  );
});
