import { isCurrent, isWithin, londonDay, timeInWords } from "../../../../src/content/values/clock";

describe("A time of day as people read it", () => {
  it.each([
    [0, "12AM"],
    [30, "12:30AM"],
    [65, "1:05AM"],
    [719, "11:59AM"],
    [720, "12PM"],
    [735, "12:15PM"],
    [780, "1PM"],
    [1439, "11:59PM"],
  ])("says %d minutes as %s", (minutes, spoken) => {
    expect(timeInWords(minutes)).toBe(spoken);
  });
});

it("A period of days begins and ends at London's midnight, in summer and in winter", () => {
  const seen = (moment: string, from: string, to: string) =>
    isWithin(londonDay(new Date(moment)), { from, to });
  expect(seen("2026-07-09T22:59:59Z", "2026-07-10", "2026-07-11")).toBe(false);
  expect(seen("2026-07-09T23:00:00Z", "2026-07-10", "2026-07-11")).toBe(true);
  expect(seen("2026-07-11T22:59:59Z", "2026-07-10", "2026-07-11")).toBe(true);
  expect(seen("2026-07-11T23:00:00Z", "2026-07-10", "2026-07-11")).toBe(false);
  expect(seen("2026-12-24T23:59:59Z", "2026-12-24", "2026-12-24")).toBe(true);
  expect(seen("2026-12-25T00:00:00Z", "2026-12-24", "2026-12-24")).toBe(false);
});

it.each([
  ["2026-11-24", true],
  ["2026-11-23", false],
  [undefined, true],
])("With the last day %s, a part of the site is current on 24 November: %j", (lastDay, expected) => {
  expect(isCurrent(lastDay, "2026-11-24")).toBe(expected);
});
