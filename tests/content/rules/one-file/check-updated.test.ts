import { checkUpdated } from "../../../../src/content/rules/one-file/check-updated";
import { editedFile } from "../../edited-file";

const terms = "pages/terms-of-service.json";
const changedOn = (updated: unknown) => checkUpdated(editedFile(terms, { updated }), "2026-11-21");

describe("The day on which a legal text was last changed", () => {
  it.each(["2026-11-21", "2026-11-20", "2019-12-31"])("may be today or any day before: %s", (day) => {
    expect(changedOn(day)).toEqual([]);
  });

  it.each(["2026-11-22", "2026-12-01", "2027-01-01"])("is not still to come: %s", (day) => {
    expect(changedOn(day)).toEqual([
      {
        file: terms,
        field: "updated",
        label: "Last changed",
        found: `"${day}" (10 characters)`,
        expected: "today, 2026-11-21, or an earlier day",
        remedy: "Enter the day on which the text was last changed.",
      },
    ]);
  });

  it.each(["tomorrow", "21 November 2027", "on 2027-01-01", "2027-01-01 at noon", 20_270_101, undefined])(
    "is left to other checks where it is no day: %j",
    (updated) => {
      expect(changedOn(updated)).toEqual([]);
    },
  );
});
