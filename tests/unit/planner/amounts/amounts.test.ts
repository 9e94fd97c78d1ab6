import { amountsOf } from "../../../../src/planner/amounts/amounts";
import type { Surface } from "../../../../src/planner/trade";
import { oneWall, tileOf } from "../one-wall";

const wall: Surface = { width: 2400, height: 2400, openings: [] };
const metro = tileOf({ width: 200, height: 100 }, { tilesPerBox: 44 });
const plank = tileOf({ width: 1200, height: 200 }, { tilesPerBox: 6 });

const amounts = (tile: typeof metro, spares: number) => {
  const { perTile, ...others } = oneWall(wall, { joint: 2, bond: "straight" }, tile, spares).amounts;
  return { ...others, tileCount: perTile[0]?.tileCount, boxes: perTile[0]?.boxes };
};

it("Tiles are bought by the box, with the spares that are asked for", () => {
  // 12 × 24 tiles, and a tenth more
  expect(amounts(metro, 10)).toMatchObject({ tileCount: 317, boxes: 8, area: 5.8 });
});

it("From 1 to 1,000, tiles and 10% spares are a tenth more, rounded up, and no tile or box too many", () => {
  const tile = tileOf({ width: 100, height: 100 });
  const tenthOf = (number: number) => (number - (number % 10)) / 10 + (number % 10 > 0 ? 1 : 0);
  const plan = oneWall({ width: 100, height: 100, openings: [] }, { joint: 0, bond: "straight" }, tile, 10);
  for (let count = 1; count <= 1000; count += 1) {
    const surfaces = plan.surfaces.map((surface) => ({ ...surface, wholeTiles: count }));
    const tileCount = tenthOf(count * 11);
    expect(amountsOf(surfaces, 10).perTile[0]).toMatchObject({ tileCount, boxes: tenthOf(tileCount) });
  }
});

it("An area is rounded to a tenth of a square metre, halves up", () => {
  const area = (width: number, height: number) =>
    oneWall({ width, height, openings: [] }, { joint: 2, bond: "straight" }, metro).amounts.area;
  expect(area(1450, 1000)).toBe(1.5);
  expect(area(2450, 1000)).toBe(2.5);
  expect(area(1449, 1000)).toBe(1.4);
});

it("Grout follows Mapei's formula, and adhesive the size of the tile", () => {
  // (200 + 100) / (200 × 100) × 8 × 2 × 1.6 = 0.384 kg/m², on 5.76 m²
  expect(amounts(metro, 0)).toMatchObject({ grout: 2.3, adhesive: 18 });
  // 3 kg/m² for a metro, 6 from 300 mm, 8 for a slab longer than 600.
  expect(amounts({ ...metro, width: 600, height: 300 }, 0).adhesive).toBe(35);
  expect(amounts({ ...metro, width: 600, height: 1200, thickness: 9 }, 0).adhesive).toBe(47);
  expect(amounts({ ...metro, soldAs: "sheets" }, 0).adhesive).toBe(29);
});

it("Grout that comes to a tenth of a kilogram is not rounded up to the next", () => {
  // (100 + 100) / (100 × 100) × 10 × 2 × 1.6 = 0.64 kg/m², on 2.5 m²: 1.6 kg.
  const tile = tileOf({ width: 100, height: 100 }, { thickness: 10 });
  const surface = { width: 2500, height: 1000, openings: [] };
  expect(oneWall(surface, { joint: 2, bond: "straight" }, tile).amounts.grout).toBe(1.6);
});

it("A plank beside a window is counted by what is left of it", () => {
  // One course of two planks and a joint fills the wall: 1200 + 2 + 1200. The window takes 900 of each, and leaves 300.
  const surface = { width: 2402, height: 200, openings: [{ x: 300, y: 0, width: 1802, height: 200 }] };
  const plan = oneWall(surface, { joint: 2, bond: "straight" }, plank);
  expect([plan.wholeTiles, plan.cutTiles]).toEqual([0, 2]);
  // 300 + 3 + 300 = 603 of 1200: both come from one plank.
  expect(plan.amounts.perTile[0]?.tileCount).toBe(1);
});
