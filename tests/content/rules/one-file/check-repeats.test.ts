import { checkRepeats } from "../../../../src/content/rules/one-file/check-repeats";
import { editedFile } from "../../edited-file";

const home = "pages/home.json";
const floor = "services/floor-tiling.json";

describe("An entry that stands in a list twice", () => {
  it.each([home, floor, "additional-areas.json", "company.json", "areas/chelsea.json", "pages/area.json"])(
    "is nowhere as published: %s",
    (path) => {
      expect(checkRepeats(editedFile(path))).toEqual([]);
    },
  );

  it("is reported with the entry that it repeats", () => {
    expect(checkRepeats(editedFile(home, { "services.premiumAreas.1": "fulham" }))).toEqual([
      {
        file: home,
        field: "services.premiumAreas[1]",
        label: "Services › Premium areas › 2",
        found: '"fulham" (6 characters)',
        expected: "each of the list once; Services › Premium areas › 1 is the same",
        remedy: "Remove one of the two, or change it.",
      },
    ]);
  });

  it.each([
    ["areas/chelsea.json", "neighbours", ["fulham", "battersea", "fulham"], "neighbours[2]"],
    ["areas/chelsea.json", "postcodes", ["SW3", "SW3"], "postcodes[1]"],
    ["pages/london-tiling-company.json", "areas", ["battersea", "battersea"], "areas[1]"],
    ["additional-areas.json", "names", ["Acton", "Balham", "acton"], "names[2]"],
    [floor, "keywords", ["floor tiling London", "Floor  tiling London"], "keywords[1]"],
    [floor, "benefits.1.title", "Flat to two millimetres", "benefits[1].title"],
    [home, "hero.stats.1.label", "Rooms Tiled", "hero.stats[1].label"],
    ["services/bathroom-refurbishment.json", "phases.1.phase", "Strip", "phases[1].phase"],
    ["pages/privacy-policy.json", "sections.1.title", "What we keep", "sections[1].title"],
  ])("is found in %s, %s", (path, list, value, field) => {
    expect(checkRepeats(editedFile(path, { [list]: value })).map((error) => error.field)).toEqual([field]);
  });

  it("is reported for each but the first", () => {
    const errors = checkRepeats(editedFile(floor, { features: ["Dry", "Dry", "Level", "Dry"] }));
    expect(errors.map(({ field }) => field)).toEqual(["features[1]", "features[3]"]);
  });

  it("is no entry of another list", () => {
    expect(
      checkRepeats(
        editedFile(home, { "featuredAreas.areas.0": "kensington", "services.premiumAreas.0": "kensington" }),
      ),
    ).toEqual([]);
  });

  it("is no title that is some other entry's label", () => {
    const benefits = [{ title: "Dry" }, { label: "Dry" }];
    expect(checkRepeats(editedFile(floor, { benefits }))).toEqual([]);
    expect(checkRepeats(editedFile(floor, { benefits: [{ title: 5 }, { title: 5 }] }))).toEqual([]);
  });

  it("is not looked for in what is no list, or no text", () => {
    expect(checkRepeats(editedFile(floor, { features: "Dry", keywords: [5, 5, null, null] }))).toEqual([]);
  });
});
