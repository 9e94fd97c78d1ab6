import { londonDay } from "../../../src/content/rules/london-day";

describe("The day in London", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "2026-11-21"],
    ["2026-01-02T00:00:00Z", "2026-01-02"],
    ["2026-06-30T22:59:59Z", "2026-06-30"],
    ["2026-06-30T23:00:00Z", "2026-07-01"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
  ])("at %s is %s", (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day);
  });
});
