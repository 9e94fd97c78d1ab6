import type { Company } from "../../../../src/content/types/company";
import {
  announcedFrom,
  openingHoursInWords,
  otherHoursInWords,
  weeklyPeriods,
} from "../../../../src/content/values/opening-hours";

type Hours = Company["openingHours"][number];

const open = (opens: string, closes: string, ...days: Hours["days"]): Hours => ({ days, opens, closes });

it.each<[string, Hours[], string[]]>([
  [
    "join the closed days too",
    [open("10:00", "14:00", "Saturday", "Sunday")],
    ["Mon-Fri closed", "Sat-Sun 10AM-2PM"],
  ],
  [
    "join neighbouring days with equal hours, although they are entered apart",
    [open("08:00", "12:00", "Tuesday"), open("08:00", "12:00", "Monday")],
    ["Mon-Tue 8AM-12PM", "Wed-Sun closed"],
  ],
  [
    "keep days apart between which another lies",
    [open("08:00", "12:00", "Monday", "Wednesday")],
    ["Mon 8AM-12PM", "Tue closed", "Wed 8AM-12PM", "Thu-Sun closed"],
  ],
  [
    "keep days apart that only open together",
    [open("10:00", "14:00", "Saturday"), open("10:00", "13:00", "Sunday")],
    ["Mon-Fri closed", "Sat 10AM-2PM", "Sun 10AM-1PM"],
  ],
  [
    "tell of a break within a day",
    [open("13:00", "17:00", "Monday"), open("08:00", "12:00", "Monday")],
    ["Mon 8AM-12PM and 1PM-5PM", "Tue-Sun closed"],
  ],
  ["are one line where every day is alike", [], ["Mon-Sun closed"]],
])("The opening hours as people read them %s", (_what, hours, lines) => {
  expect(openingHoursInWords(hours)).toEqual(lines);
});

it("Open periods are in order from Monday on, however they were entered", () => {
  expect(
    weeklyPeriods([
      open("13:00", "17:00", "Tuesday", "Monday"),
      open("00:00", "23:59", "Sunday"),
      open("08:00", "12:00", "Monday"),
    ]),
  ).toEqual([
    [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
    [{ opens: 780, closes: 1020 }],
    [],
    [],
    [],
    [],
    [{ opens: 0, closes: 1439 }],
  ]);
});

describe("Other hours", () => {
  it.each([
    [{ from: "2026-12-24", to: "2027-01-02" }, "24 Dec-2 Jan closed"],
    [{ from: "2026-12-25", to: "2026-12-25" }, "25 Dec closed"],
    [{ from: "2027-03-08", to: "2027-03-09", opens: "12:00", closes: "15:30" }, "8 Mar-9 Mar 12PM-3:30PM"],
  ])("read like the usual ones: %j", (hours, text) => {
    expect(otherHoursInWords(hours)).toBe(text);
  });

  it("are announced from two weeks before, also across the end of a month or a year", () => {
    expect(announcedFrom("2027-01-05")).toBe("2026-12-22");
    expect(announcedFrom("2028-03-07")).toBe("2028-02-22");
  });
});
