import { set } from "../../../support/fixture-edits";
import { type Broken, errorsAfter, expectRefused, wrong } from "./broken-content";

const quarry = "rates/laying-quarry-tiles.json";
const cracked = "rates/replacing-a-tile.json";
const shower = "price-examples/shower-wall.json";

const broken: Broken[] = [
  wrong("a rate without a source", quarry, "sources", [], /./),
  wrong("a rate that ends below its beginning", quarry, "to", 40, /at least as much/),
  wrong(
    "a price example whose line ends below its beginning",
    shower,
    "lines.0.price.to",
    1,
    /at least as much/,
  ),
  wrong("tiles priced by the piece", cracked, "tiles", ["limestone"], /the planner prices square metres/),
  {
    what: "a tile that is not there",
    edit: set(quarry, "tiles", ["gold"]),
    file: quarry,
    field: "tiles.0",
    says: /no tile gold/,
  },
];

describe("A rate", () => {
  expectRefused(broken);

  it("is the only one for laying a tile in a bond; another may price another bond, or the tile itself", async () => {
    const both = [set(cracked, "unit", "m²"), set(cracked, "tiles", ["quarry"])];
    expect(await errorsAfter(...both, set(cracked, "supply", true))).toEqual([]);
    const inOneBond = (file: string, bond: string) => set(file, "bonds", [bond]);
    expect(
      await errorsAfter(...both, inOneBond(quarry, "straight"), inOneBond(cracked, "herringbone")),
    ).toEqual([]);
    expect(await errorsAfter(...both)).toMatchObject([
      { file: cracked, field: "tiles.0", message: expect.stringContaining("Laying quarry tiles") },
    ]);
  });

  it("is the only one for a tile itself, in whichever bond it is laid", async () => {
    const supply = (file: string, bond: string) => [
      set(file, "unit", "m²"),
      set(file, "tiles", ["quarry"]),
      set(file, "supply", true),
      set(file, "bonds", [bond]),
    ];
    const both = [...supply(quarry, "straight"), ...supply(cracked, "herringbone")];
    expect(await errorsAfter(...both)).toMatchObject([{ file: cracked, field: "tiles.0" }]);
  });
});
