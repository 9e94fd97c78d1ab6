import {
  type CheckedFile,
  describeIssues,
  type ValidationError,
} from "../../content/reading/validation-error";
import { nameFieldOf } from "../../content/types/content-types";
import { valueAt } from "../../content/values/value-path";
import { tidyValue } from "./tidy";

/** The errors of an entry's fields in their order. Skips the order number, which is set when the entry is published. */
export function entryProblems({ path, schema, content: typed }: CheckedFile): ValidationError[] {
  const content = tidyValue(schema, typed);
  const issues = schema.safeParse(content).error?.issues ?? [];
  const problems = describeIssues({ path, schema, content }, issues).filter(({ field }) => field !== "order");
  // The short name is made from the name, so nobody has to write both.
  const isNameWrong = problems.some(({ field }) => field === nameFieldOf(schema));
  return problems.filter(({ field }) => field !== "slug" || !isNameWrong || valueAt(content, ["slug"]));
}
