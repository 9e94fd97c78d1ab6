import type * as z from "zod/mini";
import { valueAt } from "../../content/fields/value-path";
import { describeIssues, type ValidationError } from "../../content/reading/validation-error";
import { nameFieldOf } from "../../content/types/content-types";
import { tidyValue } from "./tidy";

export type FieldProblem = Pick<ValidationError, "field" | "message">;

export type Problem = Pick<ValidationError, "file" | "field" | "message">;

/** The errors of an entry's fields in their order. Skips the order number, which is set when the entry is published. */
export function entryProblems(schema: z.ZodMiniObject, value: unknown): FieldProblem[] {
  const content = tidyValue(schema, value);
  const issues = schema.safeParse(content).error?.issues ?? [];
  const problems = describeIssues({ path: "", schema, content }, issues).filter(
    ({ field }) => field !== "order",
  );
  // The short name is made from the name, so nobody has to write both.
  const isNameWrong = problems.some(({ field }) => field === nameFieldOf(schema));
  return problems.filter(({ field }) => field !== "slug" || !isNameWrong || valueAt(content, ["slug"]));
}
