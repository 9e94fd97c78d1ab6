/** @jest-environment node */
import type { CheckedFile } from "../../../src/content/reading/validation-error";
import { companySchema } from "../../../src/content/types/company";
import { projectSchema } from "../../../src/content/types/project";
import { entryProblems } from "../../../src/editor/site/problems";
import { changed, fixture } from "../../content/valid-content";

/** The problems of an entry's form, as fields with sentences. */
const problemsOf = (schema: CheckedFile["schema"], content: unknown) =>
  entryProblems({ path: "entry.json", schema, content });

it("The place in the order waits for publishing", () => {
  const project = fixture("projects/cafe-backsplash.json");
  const nowhere = changed(project, "order", undefined);
  expect(projectSchema.safeParse(nowhere).success).toBe(false);
  expect(problemsOf(projectSchema, nowhere)).toEqual([]);
});

describe("A row in which nothing was written is told once, with what to do", () => {
  const company = fixture("company.json");
  const row = { from: "2026-12-24", to: "2026-12-26", opens: "", closes: "", text: "" };
  const withRows = (...otherHours: object[]) => changed(company, "otherHours", otherHours);

  it("in a list of groups", () => {
    const empty = { from: "", to: "", opens: "", closes: "", text: "" };
    expect(problemsOf(companySchema, withRows(row, empty))).toMatchObject([
      { field: "otherHours.1", message: "Other hours for a while 2 is empty: fill it in, or remove it." },
    ]);
  });

  it("but a row that was begun is told field by field", () => {
    const begun = { ...row, to: "" };
    expect(problemsOf(companySchema, withRows(begun))).toMatchObject([
      { field: "otherHours.0.to", message: "Last day is empty." },
    ]);
  });
});
