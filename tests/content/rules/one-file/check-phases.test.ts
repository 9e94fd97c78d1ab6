import { checkPhases } from "../../../../src/content/rules/one-file/check-phases";
import { editedFile } from "../../edited-file";

const refurbishment = "services/bathroom-refurbishment.json";
const inWeeks = (...weeks: unknown[]) =>
  checkPhases(editedFile(refurbishment, { phases: weeks.map((week) => ({ week })) }));

describe("The phases of a service", () => {
  it("follow one another as published", () => {
    expect(checkPhases(editedFile(refurbishment))).toEqual([]);
  });

  it("may share a week, and may leave weeks out", () => {
    expect(inWeeks(1, 1, 2, 5)).toEqual([]);
  });

  it("do not run backwards", () => {
    expect(inWeeks(1, 3, 2)).toEqual([
      {
        file: refurbishment,
        field: "phases[2].week",
        label: "Phases › 3 › Week",
        found: "2",
        expected: "week 3, which the phase before has, or a later one",
        remedy: "Correct the week, or move the phase to its place in the list.",
      },
    ]);
  });

  it("are left to other checks where they have no weeks", () => {
    expect(inWeeks(3, "2", undefined, 1)).toEqual([]);
    expect(checkPhases(editedFile(refurbishment, { phases: ["Design", "Build"] }))).toEqual([]);
    expect(checkPhases(editedFile(refurbishment, { phases: "Design" }))).toEqual([]);
  });
});
