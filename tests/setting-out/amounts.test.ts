import { amountsOf } from "../../src/setting-out/amounts";
import { setOut } from "../../src/setting-out/plan";
import { oneWall, tileOf } from "./one-wall";

const wall = { width: 2400, height: 2400, openings: [] };
const metro = tileOf({ width: 200, height: 100 }, { tilesPerBox: 44 });

const amounts = (tile: typeof metro, spares: number) =>
  amountsOf(oneWall(setOut(wall, { tile, joint: 2, bond: "straight" }), tile, spares));

test("tiles are bought by the box, with the spares that are asked for", () => {
  // 12 × 24 tiles
  expect(amounts(metro, 0).tiles).toBe(288);
  expect(amounts(metro, 10)).toMatchObject({ tiles: 317, boxes: 8, area: 5.8 });
});

test("grout follows Mapei's formula, and adhesive the size of the tile", () => {
  // (200 + 100) / (200 × 100) × 8 × 2 × 1.6 = 0.384 kg/m², on 5.76 m²
  expect(amounts(metro, 0)).toMatchObject({ grout: 2.3, adhesive: 18 });
  expect(amounts({ ...metro, width: 600, height: 1200, thickness: 9 }, 0).adhesive).toBe(47);
  expect(amounts({ ...metro, soldAs: "sheets" }, 0).adhesive).toBe(29);
});

test("planks share their offcuts: a floor of 2.4 by 1.7 m in a third bond takes 18 and not 24", () => {
  const plank = { ...metro, width: 1200, height: 200, bonds: ["third"], tilesPerBox: 6 };
  const plan = setOut({ width: 2400, height: 1700, openings: [] }, { tile: plank, joint: 2, bond: "third" });
  // Nine courses: six have three pieces (398, 1200 and 798 mm), three have two of 1199 mm.
  expect(plan.whole + plan.cuts.length).toBe(24);
  expect(amountsOf(oneWall(plan, plank)).tiles).toBe(18);
});

test("a plank beside a window is counted by what is left of it", () => {
  const plank = { ...metro, width: 1200, height: 200, bonds: ["straight"], tilesPerBox: 6 };
  // One course of two planks and a joint fills the wall: 1200 + 2 + 1200. The window takes 900 of each, and leaves 300.
  const surface = { width: 2402, height: 200, openings: [{ x: 300, y: 0, width: 1802, height: 200 }] };
  const plan = setOut(surface, { tile: plank, joint: 2, bond: "straight" });
  expect([plan.whole, plan.cuts.length]).toEqual([0, 2]);
  // 300 + 3 + 300 = 603 of 1200: both come from one plank.
  expect(amountsOf(oneWall(plan, plank)).tiles).toBe(1);
});
