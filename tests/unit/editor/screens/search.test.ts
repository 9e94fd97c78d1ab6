import { fieldsWith, searchable } from "../../../../src/editor/screens/search";
import { fixtureSite } from "../fixture-site";

it.each([
  ["66", "£66"],
  ["£66", "66"],
  ["10000", "£10,000"],
  ["King's", "King’s Road"],
  ["“level access”", 'A "level access" shower'],
  ["3–7 days", "3-7 days"],
  ["St Johns Wood", "St. John's Wood"],
  ["020 7946 0123", "02079460123"],
])("The search finds %s in %s, although the two are written differently", (typed, text) => {
  expect(searchable(text)).toContain(searchable(typed));
});

it("A number finds no order, because no form has that field", async () => {
  const site = await fixtureSite();
  expect([...site.entries.values()].some(({ value }) => value.order === 1)).toBe(true);
  expect(fieldsWith("1", site).filter(({ field }) => field === "order")).toEqual([]);
});

it("A full stop or a pound sign alone finds nothing", async () => {
  const site = await fixtureSite();
  for (const query of ["£", ".", " "]) expect(fieldsWith(query, site)).toEqual([]);
  expect(fieldsWith("Chelsea", site)).not.toEqual([]);
});
