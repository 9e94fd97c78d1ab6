import { areaGroups, rarestHouse } from "../../../src/sections/area/area-groups";

const area = (postcode: string, slug: string) => ({ postcodes: [postcode, "NW1"], house: { slug } });

const parts = [
  { title: "West", postcodes: ["W", "WC"] },
  { title: "East", postcodes: ["E"] },
];

const titles = (groups: ReturnType<typeof areaGroups>) =>
  groups.map(({ title, areas }) => `${title}: ${areas.map(({ postcodes: [first] }) => first).join()}`);

describe("The areas of the overview", () => {
  it("are in the part of London that the letters of their first postcode name", () => {
    const areas = [area("W8", "villa"), area("E14", "tower"), area("WC2E", "terrace")];
    expect(titles(areaGroups(areas, parts))).toEqual(["West: W8,WC2E", "East: E14"]);
  });

  it("are in the last part where none names them, and parts without an area are left out", () => {
    expect(titles(areaGroups([area("HA1", "villa")], parts))).toEqual(["East: HA1"]);
  });

  it("stand beside a house of theirs, another in each part as far as there is one", () => {
    const areas = [area("W8", "villa"), area("E1", "villa"), area("E14", "tower")];
    const houses = (some: typeof areas) => areaGroups(some, parts).map(({ house }) => house?.slug);
    expect(houses(areas)).toEqual(["villa", "tower"]);
    expect(houses(areas.slice(0, 2))).toEqual(["villa", "villa"]);
  });
});

describe("The house that opens the overview", () => {
  it("is the one that opens the fewest areas", () => {
    const areas = [area("W8", "villa"), area("W1", "mews"), area("W9", "villa")];
    expect(rarestHouse(areas)).toEqual({ slug: "mews" });
    expect(rarestHouse([])).toBeUndefined();
  });
});
