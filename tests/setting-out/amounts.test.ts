import { amountsOf } from "../../src/setting-out/amounts";
import { setOut } from "../../src/setting-out/plan";

const wall = { width: 2400, height: 2400, openings: [] };
const metro = { thickness: 8, tilesPerBox: 44, soldAs: "tiles" };

test("tiles are bought by the box, with the spares that are asked for", () => {
  const plan = setOut(wall, { tile: { width: 200, height: 100 }, joint: 2, bond: "straight" });
  const amounts = amountsOf(plan, metro, 10);
  expect(plan.whole + plan.cuts.length).toBe(12 * 24);
  expect(amounts).toMatchObject({ tiles: 317, boxes: 8, area: 5.8 });
});

test("grout follows Mapei's formula, and adhesive the size of the tile", () => {
  const plan = setOut(wall, { tile: { width: 200, height: 100 }, joint: 2, bond: "straight" });
  // (200 + 100) / (200 × 100) × 8 × 2 × 1.6 = 0.384 kg/m², on 5.76 m²
  expect(amountsOf(plan, metro, 0)).toMatchObject({ grout: 2.3, adhesive: 18 });
  const slab = setOut(wall, { tile: { width: 600, height: 1200 }, joint: 2, bond: "straight" });
  expect(amountsOf(slab, { ...metro, thickness: 9 }, 0).adhesive).toBe(47);
  expect(amountsOf(plan, { ...metro, soldAs: "sheets" }, 0).adhesive).toBe(29);
});
