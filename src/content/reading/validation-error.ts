import type * as z from "zod/mini";
import { fieldLabels } from "../fields/find-fields";
import { pluralise } from "../values/pluralise";
import { type ContentPath, fieldName, isEmpty, valueAt } from "../values/value-path";

/** One error in the content. The terminal and the editor show the same sentence. */
export interface ValidationError {
  /** Path below the content's folder, with forward slashes. */
  file: string;
  /** The file's location in the editor (Areas › Chelsea). Undefined for files of no content type. */
  location?: string | undefined;
  /** The field as forms name it (benefits.2.title). Empty if the error is not in a field. */
  field: string;
  /** A sentence with the expected value, and the remedy. */
  message: string;
}

/** A parsed file and its schema. */
export interface CheckedFile {
  path: string;
  schema: z.ZodMiniObject;
  content: unknown;
}

/** The error of one field, as a rule reports it. */
export interface FieldError {
  /** The expected value, in words that follow "must be". */
  expected: string;
  /** The remedy, in a sentence. */
  remedy?: string;
}

/** Makes an error about one field of a file. */
export function validationErrorAt(
  { path: file, schema }: CheckedFile,
  path: ContentPath,
  { expected, remedy }: FieldError,
): ValidationError {
  const rule = `${lastLabel(schema, path)} must be ${expected}.`;
  return { file, field: fieldName(path), message: [rule, remedy].filter(Boolean).join(" ") };
}

/** The issues that a schema found in a file, one for each field. An empty row of a list is one error, whatever it lacks. */
export function describeIssues(file: CheckedFile, issues: readonly z.core.$ZodIssue[]): ValidationError[] {
  const errors = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField(file, [...issue.path, key]))
      : describeIssue(file, issue),
  );
  return errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
}

function unknownField({ path: file }: CheckedFile, path: ContentPath): ValidationError {
  const message = `${String(path.at(-1))} is not a field here: remove it, or correct its name.`;
  return { file, field: fieldName(path), message };
}

function describeIssue(file: CheckedFile, issue: z.core.$ZodIssue): ValidationError {
  const { path } = issue;
  const row = rowsOf(path).find((one) => isEmpty(valueAt(file.content, one)));
  const at = row ?? path;
  const label = lastLabel(file.schema, at);
  const message = row
    ? `${label} ${Number(row.at(-1)) + 1} is empty: fill it in, or remove it.`
    : sentenceOf(issue, label, valueAt(file.content, path));
  return { file: file.path, field: fieldName(at), message };
}

/** The rows of lists that a field is in, the outermost first. */
const rowsOf = (path: ContentPath) =>
  path.flatMap((step, index) => (typeof step === "number" ? [path.slice(0, index + 1)] : []));

/** The last label of a path: Title, of Benefits › 3 › Title. */
const lastLabel = (schema: z.ZodMiniObject, path: ContentPath): string =>
  fieldLabels(schema, path).findLast((_, index) => typeof path[index] !== "number") ?? "";

function sentenceOf(issue: z.core.$ZodIssue, label: string, value: unknown): string {
  // A rule over several fields says itself what an empty one needs.
  if ((value === undefined || value === null || value === "") && issue.code !== "custom")
    return `Fill in ${label}.`;
  switch (issue.code) {
    case "too_big":
      return `${label}: ${size(value)}; the most is ${issue.maximum}.`;
    case "too_small":
      if (Array.isArray(value) && issue.minimum === 1) return `${label}: add at least one.`;
      return `${label}: ${size(value)}; the least is ${issue.minimum}.`;
    case "invalid_type":
      return `${label} must be ${kinds[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `${label} must be one of these: ${issue.values.map(String).join(", ")}.`;
    default: {
      const { remedy } = (issue.code === "custom" && issue.params) || {};
      return [`${label} must be ${issue.message}.`, remedy].filter(Boolean).join(" ");
    }
  }
}

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a group of fields",
  string: "a text",
};

function size(value: unknown): string {
  if (typeof value === "string") return pluralise([...value].length, "character");
  return Array.isArray(value) ? pluralise(value.length, "row") : String(value);
}

/** All errors as one text, grouped by file in the order of the files' names, which lie below the folder. */
export function validationErrorsText(errors: readonly ValidationError[], folder = "data"): string {
  const files = [...new Set(errors.map(({ file }) => file))].sort();
  const groups = files.map((file) => {
    const inFile = errors.filter((error) => error.file === file);
    const location = inFile.find((error) => error.location)?.location;
    const heading = `${folder}/${file}${location ? ` (in the editor: ${location})` : ""}`;
    return [heading, ...inFile.map(({ field, message }) => `  ${field && `${field}: `}${message}`)].join(
      "\n",
    );
  });
  return [
    `The content has ${pluralise(errors.length, "error")} in ${pluralise(files.length, "file")}:`,
    ...groups,
  ].join("\n\n");
}
