import { areaGroups } from "../../../../src/sections/area/AreaGroups";

const area = (postcode: string) => ({ postcodes: [postcode, "NW1"] });

const parts = [
  { title: "West", postcodeAreas: ["W", "WC"] },
  { title: "East", postcodeAreas: ["E"] },
];

const titles = (groups: ReturnType<typeof areaGroups>) =>
  groups.map(({ title, areas }) => `${title}: ${areas.map(({ postcodes: [first] }) => first).join()}`);

describe("The areas of the overview", () => {
  it("are in the part of London that the letters of their first postcode name", () => {
    const areas = [area("W8"), area("E14"), area("WC2E")];
    expect(titles(areaGroups(areas, parts))).toEqual(["West: W8,WC2E", "East: E14"]);
  });

  it("join the last part of London if no part lists their letters; parts without areas are left out", () => {
    expect(titles(areaGroups([area("HA1")], parts))).toEqual(["East: HA1"]);
  });
});
