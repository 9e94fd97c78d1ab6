import { openingHoursText, openingMinutes } from "../../../src/content/derived/opening-hours";
import type { Company } from "../../../src/content/types/company";

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

  it.each([
    ["00:00", "12AM"],
    ["00:30", "12:30AM"],
    ["01:05", "1:05AM"],
    ["11:59", "11:59AM"],
    ["12:00", "12PM"],
    ["12:15", "12:15PM"],
    ["13:00", "1PM"],
    ["23:59", "11:59PM"],
  ])("say %s as %s", (time, spoken) => {
    expect(openingHoursText([{ days: ["Sunday"], opens: time, closes: "23:00" }]).at(-1)).toBe(
      `Sun ${spoken}-11PM`,
    );
  });
});

it("Opening hours in minutes are in order from Monday on, in whatever order they were entered", () => {
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
