import { mergeFields } from "../../../src/editor/change/merge-fields";

const base = { name: "Chelsea", borough: "Kensington", postcodes: ["SW3"], homes: "Flats" };

it("What only one of two people changed is taken from that one", () => {
  const mine = { ...base, name: "Mine" };
  const theirs = { ...base, borough: "Theirs", homes: undefined };
  expect(mergeFields(base, mine, theirs)).toEqual({
    keepingMine: { ...base, name: "Mine", borough: "Theirs", homes: undefined },
    keepingTheirs: { ...base, name: "Mine", borough: "Theirs", homes: undefined },
    conflicts: [],
  });
});

it("A field that both changed to the same is no conflict", () => {
  const both = { ...base, name: "Both" };
  expect(mergeFields(base, both, both)).toMatchObject({ keepingMine: both, conflicts: [] });
});

it("A list is one field: two people who changed it are asked, and neither version is lost", () => {
  const mine = { ...base, postcodes: ["SW3", "SW10"] };
  const theirs = { ...base, name: "Theirs", postcodes: ["SW5", "SW3"] };
  const merged = mergeFields(base, mine, theirs);
  expect(merged.conflicts).toEqual(["postcodes"]);
  expect(merged.keepingMine).toEqual({ ...mine, name: "Theirs" });
  expect(merged.keepingTheirs).toEqual(theirs);
});
