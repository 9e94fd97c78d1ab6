import { type OpenPeriods, openNow } from "../../../../src/components/opening-hours/show-open-now";

const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 });

/** Monday to Friday from 8 to 18, Saturday from 9 to 16. */
const usual = [...Array.from({ length: 5 }, () => [hours(8, 18)]), [hours(9, 16)], []];

const at = (
  moment: string,
  week: OpenPeriods["week"] = usual,
  otherHours: OpenPeriods["otherHours"] = undefined,
) => openNow({ week, otherHours }, new Date(moment));

describe("Whether the company is open", () => {
  it.each([
    // In winter, through a day, and at London's midnight.
    ["2026-11-23T07:59:59Z", "Closed now, opens today 8AM"],
    ["2026-11-23T08:00:00Z", "Open now, until 6PM"],
    ["2026-11-23T17:59:59Z", "Open now, until 6PM"],
    ["2026-11-23T18:00:00Z", "Closed now, opens Tuesday 8AM"],
    ["2026-11-22T23:59:59Z", "Closed now, opens Monday 8AM"],
    ["2026-11-23T00:00:00Z", "Closed now, opens today 8AM"],
    // In summer.
    ["2026-06-14T23:00:00Z", "Closed now, opens today 8AM"],
    ["2026-06-15T06:59:00Z", "Closed now, opens today 8AM"],
    ["2026-06-15T07:00:00Z", "Open now, until 6PM"],
    ["2026-06-15T17:00:00Z", "Closed now, opens Tuesday 8AM"],
    // Clocks go forward on 29 March 2026 at 01:00 UTC, and back on 25 October 2026 at 01:00 UTC.
    ["2026-03-29T01:00:00Z", "Closed now, opens Monday 8AM"],
    ["2026-03-30T07:00:00Z", "Open now, until 6PM"],
    ["2026-10-24T08:00:00Z", "Open now, until 4PM"],
    ["2026-10-26T07:59:00Z", "Closed now, opens today 8AM"],
  ])("goes by London's clocks: %s", (moment, text) => {
    expect(at(moment)).toBe(text);
  });

  it("is right on the nights when the clocks change", () => {
    const sunday = [[], [], [], [], [], [], [hours(0, 4)]];
    expect(at("2026-03-29T01:30:00Z", sunday)).toBe("Open now, until 4AM");
    expect(at("2026-03-29T03:00:00Z", sunday)).toMatch(/^Closed now, opens 5 April/);
    expect(at("2026-10-25T03:59:00Z", sunday)).toBe("Open now, until 4AM");
  });

  it("follows a day with a break", () => {
    const split = [[hours(8, 12), hours(13, 17)]];
    expect(at("2026-11-23T11:59:00Z", split)).toBe("Open now, until 12PM");
    expect(at("2026-11-23T12:00:00Z", split)).toBe("Closed now, opens today 1PM");
    expect(at("2026-11-23T13:00:00Z", split)).toBe("Open now, until 5PM");
  });

  it("skips closed days to name the next opening", () => {
    const christmas = [
      { from: "2026-12-25", to: "2026-12-26", periods: [] },
      { from: "2026-12-28", to: "2026-12-28", periods: [] },
    ];
    expect(at("2026-12-24T18:00:00Z", usual, christmas)).toBe("Closed now, opens Tuesday 8AM");
    expect(at("2026-12-25T10:00:00Z", usual, christmas)).toBe("Closed now, opens Tuesday 8AM");
    expect(at("2026-12-29T10:00:00Z", usual, christmas)).toBe("Open now, until 6PM");
  });

  it("follows other hours from their first to their last day in London, Sundays too", () => {
    const training = [{ from: "2026-07-10", to: "2026-07-12", periods: [{ opens: 720, closes: 930 }] }];
    expect(at("2026-07-09T17:30:00Z", usual, training)).toBe("Closed now, opens Friday 12PM");
    expect(at("2026-07-10T08:00:00Z", usual, training)).toBe("Closed now, opens today 12PM");
    expect(at("2026-07-12T14:00:00Z", usual, training)).toBe("Open now, until 3:30PM");
    expect(at("2026-07-12T23:00:00Z", usual, training)).toBe("Closed now, opens today 8AM");
  });

  it("gives the date where the weekday alone would be taken for an earlier one", () => {
    const closed = [{ from: "2026-11-21", to: "2026-11-29", periods: [] }];
    expect(at("2026-11-21T10:00:00Z", usual, closed)).toBe("Closed now, opens 30 November 8AM");
  });

  it("says nothing for a company that never opens", () => {
    expect(at("2026-11-23T10:00:00Z", [])).toBe("");
  });
});
