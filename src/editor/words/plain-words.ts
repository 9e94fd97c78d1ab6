import type * as z from "zod/mini";
import { type ContentPath, fieldLabel, fieldName, valueAt } from "../../content/fields/value-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ValidationError } from "../../content/reading/validation-error";
import { contentTypeOf, contentTypes, nameFieldOf } from "../../content/types/content-types";
import { textAt } from "../change/changed-files";
import { isEmpty } from "../change/content-text";
import { contentOf } from "../change/entries";
import { placeOf } from "../change/placed-fields";
import { tidyValue } from "./tidy";

/** A validation error in the owner's words. */
export interface FieldProblem {
  field: string;
  says: string;
}

export interface Problem extends FieldProblem {
  file: string;
}

/** Puts a validation error in the owner's words: with titles of entries instead of files. */
export function inPlainWords(error: ValidationError, files: readonly ContentFile[]): Problem {
  const { file, field = "", label = "", expected, remedy } = error;
  const own = lastLabel(label) || placeOf(file, files);
  const type = contentTypeOf(file);
  const problems = type ? entryProblems(contentTypes[type].schema, contentOf(textAt({ files }, file))) : [];
  const needs = expected.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, "");
  return {
    file,
    field,
    says:
      problems.find((problem) => `${field}.`.startsWith(`${problem.field}.`))?.says ??
      `${own}: ${remedy} It needs ${needs}.`,
  };
}

/** The errors of an entry's fields in their order. Skips the order number, which is set when the entry is published. */
export function entryProblems(schema: z.ZodMiniObject, value: unknown): FieldProblem[] {
  const written = tidyValue(schema, value);
  const problems = new Map<string, string>();
  for (const issue of schema.safeParse(written).error?.issues ?? []) {
    const emptyRow = rowsOf(issue.path).find((row) => isEmpty(valueAt(written, row)));
    const path = emptyRow ?? issue.path;
    const field = fieldName(path);
    const label = fieldLabel(schema, path);
    const says = emptyRow
      ? `${lastLabel(label)} ${Number(path.at(-1)) + 1} is empty: fill it in, or remove it.`
      : inOneSentence(issue, lastLabel(label), valueAt(written, path));
    if (says && field !== "order" && !problems.has(field)) problems.set(field, says);
  }
  // The short name is made from the name, so nobody has to write both.
  if (problems.has(nameFieldOf(schema) ?? "") && !valueAt(written, ["slug"])) problems.delete("slug");
  return [...problems].map(([field, says]) => ({ field, says }));
}

/** The rows of lists that a field is in, the outermost first. */
const rowsOf = (path: ContentPath) =>
  path.flatMap((step, index) => (typeof step === "number" ? [path.slice(0, index + 1)] : []));

/** Title, of Benefits › 3 › Title. */
const lastLabel = (place: string) => place.split(" › ").findLast((step) => !/^\d+$/.test(step)) ?? "";

/** Leaves out rules over several fields, which the content check reports. */
function inOneSentence(issue: z.core.$ZodIssue, label: string, value: unknown): string | undefined {
  if (issue.code === "custom" && issue.params) return undefined;
  const isEmpty = value === undefined || value === null || value === "";
  // A rule over several fields says what else would do.
  if (isEmpty && issue.code !== "custom") return `${label} is empty.`;
  switch (issue.code) {
    case "too_big":
      return `${label}: ${size(value)}; the most is ${issue.maximum}.`;
    case "too_small":
      if (Array.isArray(value) && issue.minimum === 1) return `${label}: add at least one.`;
      return `${label}: ${size(value)}; the least is ${issue.minimum}.`;
    case "invalid_type":
      return `${label} must be a ${issue.expected === "int" ? "whole number" : issue.expected}.`;
    default:
      return `${label} must be ${issue.message}.`;
  }
}

function size(value: unknown): string {
  if (typeof value !== "string" && !Array.isArray(value)) return String(value);
  const [one, many] = typeof value === "string" ? ["character", "characters"] : ["entry", "entries"];
  return `${value.length || "no"} ${value.length > 1 ? many : one}`;
}
