/** @jest-environment node */
import { isWithin, lasts, londonDay } from "../../../src/content/derived/clock";
import { announcedFrom, otherHoursText, weekOf } from "../../../src/content/derived/opening-hours";

describe("Other hours", () => {
  it.each([
    [{ from: "2026-12-24", to: "2027-01-02" }, "24 Dec-2 Jan closed"],
    [{ from: "2026-12-25", to: "2026-12-25" }, "25 Dec closed"],
    [{ from: "2027-03-08", to: "2027-03-09", opens: "12:00", closes: "15:30" }, "8 Mar-9 Mar 12PM-3:30PM"],
  ])("read like the usual ones: %j", (hours, text) => {
    expect(otherHoursText(hours)).toBe(text);
  });

  it("are told from two weeks before, over the end of a month or a year", () => {
    expect(announcedFrom("2027-01-05")).toBe("2026-12-22");
    expect(announcedFrom("2028-03-07")).toBe("2028-02-22");
  });
});

it.each([
  ["2026-11-24", "23 November"],
  ["2026-11-23", "23 November"],
  ["2026-11-29", "23 November"],
  ["2027-01-01", "28 December"],
])("The week of %s is that of %s, a Monday", (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});

it("What lasts from one day to another begins and ends at London's midnight, in summer and in winter", () => {
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
  [{ to: "2026-11-24" }, true],
  [{ to: "2026-11-23" }, false],
  [{ validUntil: "2026-11-24" }, true],
  [{ validUntil: "2026-11-23" }, false],
  [{}, true],
])("Of what the site shows %j lasts on 24 November: %j", (part, isShown) => {
  expect(lasts(part, "2026-11-24")).toBe(isShown);
});
