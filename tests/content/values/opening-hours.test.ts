/** @jest-environment node */

import type { Company } from "../../../src/content/types/company";
import {
  announcedFrom,
  openingHoursText,
  openingMinutes,
  otherHoursSummary,
  otherHoursText,
} from "../../../src/content/values/opening-hours";

type OpeningHours = Company["openingHours"];

const weekend: OpeningHours = [{ days: ["Saturday", "Sunday"], opens: "10:00", closes: "14:00" }];

describe("The opening hours as people read them", () => {
  it("are those of the specification", () => {
    expect(
      openingHoursText([
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "18:00",
        },
        { days: ["Saturday"], opens: "09:00", closes: "16:00" },
      ]),
    ).toEqual(["Mon-Fri 8AM-6PM", "Sat 9AM-4PM", "Sun closed"]);
  });

  it("join the closed days too", () => {
    expect(openingHoursText(weekend)).toEqual(["Mon-Fri closed", "Sat-Sun 10AM-2PM"]);
  });

  it("join neighbouring days with equal hours, although they are entered apart", () => {
    expect(
      openingHoursText([
        { days: ["Tuesday"], opens: "08:00", closes: "12:00" },
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
      ]),
    ).toEqual(["Mon-Tue 8AM-12PM", "Wed-Sun closed"]);
  });

  it("keep days apart between which another lies", () => {
    expect(openingHoursText([{ days: ["Monday", "Wednesday"], opens: "08:00", closes: "12:00" }])).toEqual([
      "Mon 8AM-12PM",
      "Tue closed",
      "Wed 8AM-12PM",
      "Thu-Sun closed",
    ]);
  });

  it("keep days apart that only open together", () => {
    expect(
      openingHoursText([
        { days: ["Saturday"], opens: "10:00", closes: "14:00" },
        { days: ["Sunday"], opens: "10:00", closes: "13:00" },
      ]),
    ).toEqual(["Mon-Fri closed", "Sat 10AM-2PM", "Sun 10AM-1PM"]);
  });

  it("tell of a break within a day", () => {
    expect(
      openingHoursText([
        { days: ["Monday"], opens: "13:00", closes: "17:00" },
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
      ]),
    ).toEqual(["Mon 8AM-12PM and 1PM-5PM", "Tue-Sun closed"]);
  });

  it("are one line where every day is alike", () => {
    expect(openingHoursText([])).toEqual(["Mon-Sun closed"]);
  });
});

it("Opening hours in minutes are in order from Monday on, however they were entered", () => {
  expect(
    openingMinutes([
      { days: ["Tuesday", "Monday"], opens: "13:00", closes: "17:00" },
      { days: ["Sunday"], opens: "00:00", closes: "23:59" },
      { days: ["Monday"], opens: "08:00", closes: "12:00" },
    ]),
  ).toEqual([
    [
      [480, 720],
      [780, 1020],
    ],
    [[780, 1020]],
    [],
    [],
    [],
    [],
    [[0, 1439]],
  ]);
});

describe("Other hours", () => {
  it.each([
    [{ from: "2026-12-24", to: "2027-01-02" }, "24 Dec-2 Jan closed"],
    [{ from: "2026-12-25", to: "2026-12-25" }, "25 Dec closed"],
    [{ from: "2027-03-08", to: "2027-03-09", opens: "12:00", closes: "15:30" }, "8 Mar-9 Mar 12PM-3:30PM"],
  ])("read like the usual ones: %j", (hours, text) => {
    expect(otherHoursText(hours)).toBe(text);
  });

  it("are summed up in a form with their sentence, once their days are filled in", () => {
    const days = { from: "2026-12-24", to: "2027-01-03" };
    expect(otherHoursSummary({ ...days, opens: "", closes: "", text: "Happy Christmas" })).toBe(
      "24 Dec-3 Jan closed – Happy Christmas",
    );
    expect(otherHoursSummary({ ...days, opens: "08:00", closes: "12:00" })).toBe("24 Dec-3 Jan 8AM-12PM");
    expect(otherHoursSummary({ from: "2026-12-24", to: "" })).toBeUndefined();
  });

  it("are announced from two weeks before, also across the end of a month or a year", () => {
    expect(announcedFrom("2027-01-05")).toBe("2026-12-22");
    expect(announcedFrom("2028-03-07")).toBe("2028-02-22");
  });
});
