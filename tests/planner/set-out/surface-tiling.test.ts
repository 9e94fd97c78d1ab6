import fc from "fast-check";
import { firstTile } from "../../../src/planner/draw/marks";
import { areaOf, clipTo } from "../../../src/planner/set-out/shapes";
import { setOutSurface } from "../../../src/planner/set-out/surface-tiling";
import type { Laying, Surface } from "../../../src/planner/trade";
import { layEveryTile } from "../every-tile";

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

test("without joints, the tiles add up to the surface without its openings", () => {
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

test("a mirrored wall has cuts as wide", () => {
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

const many = 400;

/** In whole millimetres, so that rounding decides about no tile, and no strip beside a bath is narrower than a joint. */
const roomWithOpenings = fc
  .record({
    twelfth: fc.integer({ min: 75, max: 330 }),
    twentieth: fc.integer({ min: 45, max: 135 }),
    tile: fc.record({ width: fc.integer({ min: 60, max: 1200 }), height: fc.integer({ min: 60, max: 600 }) }),
    joint: fc.constantFrom(1.5, 2, 3, 5),
    bond: fc.constantFrom("straight" as const, "brick" as const, "third" as const),
    window: fc.option(fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 10, max: 16 }) })),
    bath: fc.option(
      fc.record({ width: fc.integer({ min: 3, max: 12 }), height: fc.integer({ min: 2, max: 8 }) }),
    ),
  })
  .map(({ twelfth, twentieth, window, bath, ...laid }) => {
    const openings = [
      ...(window
        ? [{ x: window.x * twelfth, y: window.y * twentieth, width: 3 * twelfth, height: 3 * twentieth }]
        : []),
      ...(bath ? [{ x: 0, y: 0, width: bath.width * twelfth, height: bath.height * twentieth }] : []),
    ];
    return { surface: { width: 12 * twelfth, height: 20 * twentieth, openings }, laid };
  });

test("the first tile that a drawing marks is whole, and only a surface without a whole tile has none", () => {
  fc.assert(
    fc.property(roomWithOpenings, ({ surface, laid }) => {
      const { lattice } = setOutSurface(surface, laid);
      const { tiles } = layEveryTile(surface, laid, lattice);
      const first = firstTile(surface, lattice);
      const laidFirst = tiles.filter(
        (tile) => first && Math.abs(tile.x - first.x) + Math.abs(tile.y - first.y) < 0.01,
      );
      const least = Math.min(...(first ? laidFirst : tiles).map(({ lost }) => lost));
      expect(first ? least < 1.95 : least > 1.948).toBe(true);
    }),
    { numRuns: many },
  );
});

test("the narrowest cut of a plan is the narrowest piece of all its tiles, at openings too", () => {
  fc.assert(
    fc.property(roomWithOpenings, ({ surface, laid }) => {
      const { lattice } = setOutSurface(surface, laid);
      const { narrowest } = layEveryTile(surface, laid, lattice);
      const { across, up } = lattice.axes ?? { across: { narrowest: 0 }, up: { narrowest: 0 } };
      expect(Math.abs(Math.min(across.narrowest, up.narrowest) - narrowest)).toBeLessThan(0.2);
    }),
    { numRuns: many },
  );
});

test("no start at another millimetre leaves wider cuts across, by a count of every tile", () => {
  fc.assert(
    fc.property(roomWithOpenings, ({ surface, laid }) => {
      const { lattice } = setOutSurface(surface, laid);
      if (!surface.openings.some(({ x, width }) => x > 0 || width < surface.width) || !lattice.axes) return;
      const { across, up } = lattice.axes;
      const centred = (across.from + across.to - laid.tile.width) / 2;
      const others = Array.from({ length: 24 }, (_, index) => {
        const moved = { ...lattice, x: centred + Math.round(((index - 12) / 24) * lattice.width) };
        return layEveryTile(surface, laid, moved).narrowest;
      });
      const isWideEnough = across.narrowest >= laid.tile.width / 2;
      expect(isWideEnough || Math.max(...others) < Math.min(across.narrowest, up.narrowest) + 0.2).toBe(true);
    }),
    { numRuns: many / 4 },
  );
});
