import { checkOpeningHours } from "../../../../src/content/rules/one-file/check-opening-hours";
import { editedFile } from "../../edited-file";

const hours = (...openingHours: unknown[]) => checkOpeningHours(editedFile("company.json", { openingHours }));
const entry = (days: string[], opens = "08:00", closes = "18:00") => ({ days, opens, closes });

describe("Opening hours", () => {
  it("are in order as published", () => {
    expect(checkOpeningHours(editedFile("company.json"))).toEqual([]);
  });

  it.each([
    ["08:00", "08:01"],
    ["00:00", "23:59"],
    ["09:30", "10:00"],
  ])("may last from %s to %s", (opens, closes) => {
    expect(hours(entry(["Monday"], opens, closes))).toEqual([]);
  });

  it.each([
    ["18:00", "08:00"],
    ["08:00", "08:00"],
    ["22:00", "02:00"],
  ])("cannot last from %s to %s", (opens, closes) => {
    expect(hours(entry(["Monday"]), entry(["Sunday"], opens, closes))).toEqual([
      {
        file: "company.json",
        field: "openingHours[1].closes",
        label: "Opening hours › 2 › Closes",
        found: `"${closes}" (5 characters)`,
        expected: `a time later than ${opens}, when it opens`,
        remedy: "Correct one of the two times. For days on which you are closed, remove the day.",
      },
    ]);
  });

  it("have each day of the week once", () => {
    const errors = hours(entry(["Monday", "Tuesday"]), entry(["Saturday"]), entry(["Tuesday", "Saturday"]));
    expect(errors.map(({ label, expected }) => [label, expected])).toEqual([
      [
        "Opening hours › 3 › Days › 1",
        "each day of the week once, or with a break between its hours; Opening hours › 1 has it already",
      ],
      [
        "Opening hours › 3 › Days › 2",
        "each day of the week once, or with a break between its hours; Opening hours › 2 has it already",
      ],
    ]);
    expect(errors[0]).toMatchObject({
      found: '"Tuesday" (7 characters)',
      remedy: "Remove the day from one of the two, or correct the times.",
    });
  });

  it("may have a break within a day", () => {
    expect(hours(entry(["Monday"], "08:00", "12:00"), entry(["Monday"], "13:00", "17:00"))).toEqual([]);
    expect(hours(entry(["Monday"], "13:00", "17:00"), entry(["Monday"], "08:00", "12:00"))).toEqual([]);
    expect(hours(entry(["Monday"], "08:00", "12:00"), entry(["Monday"], "12:00", "17:00"))).toHaveLength(1);
  });

  it("tell all that is wrong in an entry", () => {
    expect(hours(entry(["Monday"]), entry(["Monday"], "18:00", "08:00"))).toHaveLength(2);
  });

  it.each([
    [[entry(["Monday"], "8 o'clock", "08:00")]],
    [[entry(["Monday"]), "Monday"]],
    [["Monday", entry(["Monday"])]],
    [["closed"]],
    [[{ days: "Monday", opens: "18:00", closes: "08:00" }]],
  ])("are left to other checks where they are not hours at all: %j", (openingHours) => {
    expect(hours(...openingHours)).toEqual([]);
  });

  it("are looked for in the company's file only", () => {
    const openingHours = [entry(["Monday"], "18:00", "08:00")];
    expect(checkOpeningHours(editedFile("pages/home.json", { openingHours }))).toEqual([]);
    expect(checkOpeningHours(editedFile("company.json", { openingHours: "late" }))).toEqual([]);
  });
});
