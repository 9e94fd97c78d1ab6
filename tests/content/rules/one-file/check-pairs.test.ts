import { checkPairs } from "../../../../src/content/rules/one-file/check-pairs";
import { editedFile } from "../../edited-file";

const floor = "services/floor-tiling.json";
const refurbishment = "services/bathroom-refurbishment.json";

describe("Fields that belong together", () => {
  it.each([floor, refurbishment])("are both there, or neither, as published: %s", (path) => {
    expect(checkPairs(editedFile(path))).toEqual([]);
  });

  it("may both be left out", () => {
    expect(checkPairs(editedFile(floor, { processTitle: undefined, processSteps: undefined }))).toEqual([]);
    expect(checkPairs(editedFile(refurbishment, { phasesTitle: undefined, phases: undefined }))).toEqual([]);
  });

  it.each([
    [floor, "processTitle", "Title above the steps", "Process steps"],
    [floor, "processSteps", "Process steps", "Title above the steps"],
    [refurbishment, "phasesTitle", "Title above the phases", "Phases"],
    [refurbishment, "phases", "Phases", "Title above the phases"],
  ])("are incomplete in %s without %s", (path, field, label, partner) => {
    expect(checkPairs(editedFile(path, { [field]: undefined }))).toEqual([
      {
        file: path,
        field,
        label,
        found: "nothing",
        expected: `to be filled in, because "${partner}" is`,
        remedy: `Fill it in, or remove "${partner}".`,
      },
    ]);
  });

  it("are asked of services only", () => {
    expect(checkPairs(editedFile("pages/home.json", { phasesTitle: "Weeks" }))).toEqual([]);
  });
});
