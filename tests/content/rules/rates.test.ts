/** @jest-environment node */
import { isOwnRate, isRateShown } from "../../../src/content/types/rate";
import { set } from "../content-folder";
import { type Broken, errorsAfter, expectRefused } from "./broken-content";

const quarry = "rates/laying-quarry-tiles.json";
const cracked = "rates/replacing-a-tile.json";
const shower = "price-examples/shower-wall.json";

const broken: Broken[] = [
  ["a rate without a source", set(quarry, "sources", []), quarry, "sources", /./],
  ["a rate that ends below its beginning", set(quarry, "to", 40), quarry, "to", /or more$/],
  [
    "a price example whose line ends below its beginning",
    set(shower, "lines.0.price.to", 1),
    shower,
    "lines.0.price.to",
    /or more$/,
  ],
  [
    "tiles priced by the piece",
    set(cracked, "tiles", ["limestone"]),
    cracked,
    "tiles",
    /the planner prices square metres$/,
  ],
  ["a tile that is not there", set(quarry, "tiles", ["gold"]), quarry, "tiles.0", /existing tile/],
];

describe("A rate", () => {
  expectRefused(broken);

  it("is the only one that prices the laying of a tile; another may price the tile itself", async () => {
    const both = [set(cracked, "unit", "m²"), set(cracked, "tiles", ["quarry"])];
    expect(await errorsAfter(...both, set(cracked, "supply", true))).toEqual([]);
    expect(await errorsAfter(...both)).toMatchObject([
      { file: cracked, field: "tiles.0", remedy: expect.stringContaining("Laying quarry tiles") },
    ]);
  });
});

describe("A rate is shown", () => {
  const shownOn = (today: string, rate: object = {}) =>
    isRateShown({ checked: "2026-11-02", ...rate }, today);

  it.each([
    ["for 18 months", "2028-05-02", {}, true],
    ["no longer after them", "2028-05-03", {}, false],
    ["by a machine whose clock is slow", "2025-11-25", {}, true],
    ["never, if it is of a mistyped year to come", "2026-11-25", { checked: "2062-11-02" }, false],
    ["while it is written, before it has a day", "2026-11-25", { checked: "" }, true],
    ["never, if the owner hides it", "2026-11-25", { hidden: true }, false],
  ])("%s", (_when, today, rate, isShown) => {
    expect(shownOn(today, rate)).toBe(isShown);
  });

  it("or not: neither makes the content invalid", async () => {
    for (const checked of ["1999-01-01", "2062-11-02"])
      expect(await errorsAfter(set(quarry, "checked", checked))).toEqual([]);
  });
});

it("A rate is the company's own if no source of it can be looked up", () => {
  const guide = { name: "A guide", address: "https://guide.example/prices" };
  expect(isOwnRate({ sources: [{ name: "Our own rate" }] })).toBe(true);
  expect(isOwnRate({ sources: [{ name: "Our own rate" }, guide] })).toBe(false);
});
