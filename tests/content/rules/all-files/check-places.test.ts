import { checkPlaces } from "../../../../src/content/rules/all-files/check-places";
import { editedFile } from "../../edited-file";

const additional = "additional-areas.json";
const chelsea = "areas/chelsea.json";
const earlsCourt = "areas/earls-court.json";

const errorsWith = (...names: unknown[]) =>
  checkPlaces([editedFile(additional, { names }), editedFile(chelsea), editedFile(earlsCourt)]);

describe("A further area", () => {
  it("has no page of its own", () => {
    expect(errorsWith("Acton", "Chelsea")).toEqual([
      {
        file: additional,
        field: "names[1]",
        label: "Names › 2",
        found: '"Chelsea" (7 characters)',
        expected: "places without a page of their own; data/areas/chelsea.json is about this one",
        remedy: "Remove it here.",
      },
    ]);
  });

  it.each(["chelsea", "CHELSEA", "Earls Court", "Earl’s Court", "Earl's-Court"])(
    "is the same place however it is written: %s",
    (name) => {
      expect(errorsWith(name)).toHaveLength(1);
    },
  );

  it.each(["Chelsea Harbour", "Earl's", "Court", "", "-", 5])("is another place: %j", (name) => {
    expect(errorsWith(name)).toEqual([]);
  });

  it("may be called like something else that has a page", () => {
    const project = editedFile("projects/cafe-backsplash.json", { name: "Acton" });
    expect(checkPlaces([editedFile(additional, { names: ["Acton"] }), project])).toEqual([]);
  });

  it("is left to other checks where neither name has a letter", () => {
    const nameless = editedFile(chelsea, { name: "–" });
    expect(checkPlaces([editedFile(additional, { names: ["…"] }), nameless])).toEqual([]);
  });

  it("is left to other checks where the list is none, or an area has no name", () => {
    const nameless = editedFile(chelsea, { name: undefined });
    expect(checkPlaces([editedFile(additional, { names: "Chelsea" }), editedFile(chelsea)])).toEqual([]);
    expect(checkPlaces([editedFile(additional, { names: ["Chelsea"] }), nameless])).toEqual([]);
  });
});

describe("Two areas", () => {
  const spot = { latitude: 51.48749, longitude: -0.16936 };

  it("are not on the same spot of the map", () => {
    expect(checkPlaces([editedFile(chelsea, spot), editedFile(earlsCourt, spot)])).toEqual([
      {
        file: earlsCourt,
        field: "latitude",
        label: "Latitude",
        found: "51.48749, -0.16936 (latitude, longitude)",
        expected: "a spot of its own; data/areas/chelsea.json has the same",
        remedy: "Look up the centre of this area, and enter its latitude and longitude.",
      },
    ]);
  });

  it("may be equally far north", () => {
    const east = editedFile(earlsCourt, { ...spot, longitude: -0.1 });
    expect(checkPlaces([editedFile(chelsea, spot), east])).toEqual([]);
  });

  it("may be equally far east", () => {
    const north = editedFile(earlsCourt, { ...spot, latitude: 51.6 });
    expect(checkPlaces([editedFile(chelsea, spot), north])).toEqual([]);
  });

  it("are both compared with the first where a third is on the same spot", () => {
    const third = editedFile("areas/fulham.json", spot);
    const found = checkPlaces([editedFile(chelsea, spot), editedFile(earlsCourt, spot), third]);
    expect(found.map(({ expected }) => expected)).toEqual(
      Array(2).fill("a spot of its own; data/areas/chelsea.json has the same"),
    );
  });

  it("are left to other checks where they are nowhere", () => {
    const nowhere = { latitude: undefined, longitude: undefined };
    expect(checkPlaces([editedFile(chelsea, nowhere), editedFile(earlsCourt, nowhere)])).toEqual([]);
  });
});
