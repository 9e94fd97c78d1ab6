import type { z } from "zod";
import { type ContentPath, fieldLabel, fieldName, valueAt } from "../fields/content-path";
import type { ValidationError } from "./validation-error";

const longestQuote = 80;

/** A file whose JSON could be read, and what is to be valid in it. */
export interface CheckedFile {
  path: string;
  schema: z.ZodObject;
  content: unknown;
}

interface Advice {
  /** Where the field's value alone does not show what is wrong. */
  found?: string;
  expected: string;
  remedy: string;
}

/** An error in one field of a file, by the field's name and label. */
export function validationErrorAt(
  { path: file, schema, content }: CheckedFile,
  path: ContentPath,
  { found = quote(valueAt(content, path)), ...advice }: Advice,
): ValidationError {
  const field = path.length === 0 ? {} : { field: fieldName(path), label: fieldLabel(schema, path) };
  return { file, ...field, found, ...advice };
}

/** The issues that a schema found in a file, as errors that an editor can act on. */
export function describeIssues(file: CheckedFile, issues: readonly z.core.$ZodIssue[]): ValidationError[] {
  return withoutConsequences(issues).flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path];
    const remedy = remedies[issue.code] ?? "Correct the value.";
    return paths.map((path) =>
      validationErrorAt(file, path, {
        expected: expectedBy(issue, valueAt(file.content, path)),
        remedy: issue.code === "custom" ? String(issue.params?.remedy ?? remedy) : remedy,
      }),
    );
  });
}

/** Where a list replaces a text, zod may also report a text that is too short; only the type error is useful. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const wrongTypes = issues.filter(({ code }) => code === "invalid_type").map(({ path }) => fieldName(path));
  return issues.filter(({ code, path }) => code === "invalid_type" || !wrongTypes.includes(fieldName(path)));
}

/** A value as shown in a message: short, and with its length where the length is the point. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  const written = JSON.stringify(value);
  const shown = written.length > longestQuote ? `${written.slice(0, longestQuote)}…` : written;
  if (typeof value === "string") return `${shown} (${count([...value].length, "character")})`;
  return Array.isArray(value) ? `a list of ${count(value.length, "entry", "entries")}` : shown;
}

const remedies: Partial<Record<z.core.$ZodIssue["code"], string>> = {
  invalid_type: "Add the field, or change its value to the expected kind.",
  too_big: "Shorten the text or the list, or lower the number.",
  too_small: "Write or add more, or raise the number.",
  unrecognized_keys: "Remove this field, or correct its name.",
  invalid_value: "Choose one of these words.",
};

function expectedBy(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `${typeWords(issue.expected)}${value === undefined ? ", and it may not be left out" : ""}`;
    case "too_big":
      return `at most ${amount(issue.maximum, issue.origin)}`;
    case "too_small":
      return `at least ${amount(issue.minimum, issue.origin)}`;
    case "unrecognized_keys":
      return "only fields that the site knows";
    case "invalid_value":
      return `one of: ${issue.values.join(", ")}`;
    default:
      return issue.message;
  }
}

function typeWords(type: string): string {
  const words: Record<string, string> = {
    string: "a text in quotation marks",
    number: "a number without quotation marks",
    int: "a whole number without quotation marks",
    array: "a list in square brackets",
    object: "a group of fields in braces",
  };
  return words[type] ?? type;
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === "string") return count(Number(limit), "character");
  return origin === "array" ? count(Number(limit), "entry", "entries") : String(limit);
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
