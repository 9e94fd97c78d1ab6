/** @jest-environment node */
import { checkContent } from "../../../src/content/check-content";
import { type Edit, publishedFiles, set } from "../content-folder";
import { goodPictures } from "../valid-content";
import { type Broken, expectRefused } from "./broken-content";

const quarry = "rates/laying-quarry-tiles.json";
const cracked = "rates/replacing-a-tile.json";
const shower = "price-examples/shower-wall.json";

const errorsOn = async (today: string, ...edits: Edit[]) =>
  checkContent(await publishedFiles(...edits), goodPictures, today);

const broken: Broken[] = [
  ["a rate without a source", set(quarry, "sources", []), quarry, "sources", /./],
  ["a rate that ends below its beginning", set(quarry, "to", 40), quarry, "to", /or more$/],
  [
    "a price example whose line ends below its beginning",
    set(shower, "lines.0.price.to", 1),
    shower,
    "lines[0].price.to",
    /or more$/,
  ],
  [
    "tiles priced by the piece",
    set(cracked, "tiles", ["limestone"]),
    cracked,
    "tiles",
    /the planner prices square metres$/,
  ],
  ["a tile that is not there", set(quarry, "tiles", ["gold"]), quarry, "tiles[0]", /existing tile/],
];

describe("A rate", () => {
  expectRefused(broken);

  // Both are of 2 November 2026.
  it("holds for 18 months", async () => {
    expect(await errorsOn("2028-05-02")).toEqual([]);
  });

  it("has to be looked up again after them", async () => {
    const [first, ...others] = await errorsOn("2028-05-03");
    expect(first).toMatchObject({ file: quarry, field: "checked" });
    expect(first?.remedy).toMatch(/^Look the rate up again/);
    expect(others).toHaveLength(1);
  });

  it("is not refused by a machine whose clock is slow", async () => {
    expect(await errorsOn("2025-11-25")).toEqual([]);
  });

  it("of a mistyped year to come is refused", async () => {
    const mistyped = set(quarry, "checked", "2062-11-02");
    expect(await errorsOn("2026-11-25", mistyped)).toMatchObject([{ file: quarry, field: "checked" }]);
  });

  it("that is hidden may be as old as it likes", async () => {
    const hidden = [set(quarry, "hidden", true), set(cracked, "hidden", true)];
    expect(await errorsOn("2030-01-01", ...hidden)).toEqual([]);
  });

  it("is the only one that prices the laying of a tile; another may price the tile itself", async () => {
    const both = [set(cracked, "unit", "m²"), set(cracked, "tiles", ["quarry"])];
    expect(await errorsOn("2026-11-25", ...both, set(cracked, "supply", true))).toEqual([]);
    expect(await errorsOn("2026-11-25", ...both)).toMatchObject([
      { file: cracked, field: "tiles[0]", remedy: expect.stringContaining("Laying quarry tiles") },
    ]);
  });
});
