import { openingMinutes } from "../../../src/content/derived/opening-hours";

describe("Opening hours as minutes of the week", () => {
  it("begin on Monday at midnight", () => {
    expect(openingMinutes([{ days: ["Monday"], opens: "00:00", closes: "18:30" }])).toEqual([0, 1110]);
    expect(openingMinutes([{ days: ["Sunday"], opens: "10:00", closes: "23:59" }])).toEqual([9240, 10079]);
  });

  it("are in order, in whatever order they were entered", () => {
    expect(
      openingMinutes([
        { days: ["Tuesday", "Monday"], opens: "13:00", closes: "17:00" },
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
      ]),
    ).toEqual([480, 720, 780, 1020, 2220, 2460]);
  });
});
