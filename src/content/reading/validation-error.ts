import type * as z from "zod/mini";
import { type ContentPath, fieldLabel, fieldName, valueAt } from "../fields/value-path";
import { counted } from "../values/counted";

/** One error in the content, with what an editor needs to fix it. */
export interface ValidationError {
  /** Path below the content's folder, with forward slashes. */
  file: string;
  /** The file's place in the editor (Areas › Chelsea). Undefined for files of no content type. */
  editor?: string;
  /** The field as forms name it (benefits.2.title), where the error is in a field. */
  field?: string;
  /** The field by the labels that an editor sees (Benefits › 3 › Title). */
  label?: string;
  found: string;
  expected: string;
  remedy: string;
}

/** A file whose JSON could be read, and what is to be valid in it. */
export interface CheckedFile {
  path: string;
  schema: z.ZodMiniObject;
  content: unknown;
}

interface Advice {
  /** The fault in words, if the field's value alone does not show it. */
  found?: string;
  expected: string;
  remedy: string;
}

/** Makes an error about one field of a file, with the field's name and label. */
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
  return issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path];
    const remedy = remedies[issue.code] ?? "Correct the value.";
    return paths.map((path) =>
      validationErrorAt(file, path, {
        expected: expectedBy(issue),
        remedy: issue.code === "custom" ? String(issue.params?.remedy ?? remedy) : remedy,
      }),
    );
  });
}

const longestQuote = 80;

/** A value as shown in a message: short, and with its length where the length is the point. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  const written = JSON.stringify(value);
  const shown = written.length > longestQuote ? `${written.slice(0, longestQuote)}…` : written;
  if (typeof value === "string") return `${shown} (${counted([...value].length, "character")})`;
  return Array.isArray(value) ? `a list of ${counted(value.length, "entry", "entries")}` : shown;
}

const remedies: Partial<Record<z.core.$ZodIssue["code"], string>> = {
  invalid_type: "Add the field, or change its value to the expected type.",
  too_big: "Shorten the text or the list, or lower the number.",
  too_small: "Write or add more, or raise the number.",
  unrecognized_keys: "Remove this field, or correct its name.",
  invalid_value: "Choose one of these words.",
};

/** zod's own words for what it expects, without what it found. Messages of our own are left as they are. */
function expectedBy({ message }: z.core.$ZodIssue): string {
  return message.replace(/^(?:Invalid|Too) .*?: expected /, "").replace(/, received .*/, "");
}

/** All errors as one text, grouped by file in the order of the files' names, which lie below the folder. */
export function formatValidationErrors(errors: readonly ValidationError[], folder = "data"): string {
  const files = [...new Set(errors.map(({ file }) => file))].sort();
  const groups = files.map((file) => {
    const own = errors.filter((error) => error.file === file);
    const editorPlace = own.find((error) => error.editor)?.editor;
    const heading = `${folder}/${file}${editorPlace ? ` (in the editor: ${editorPlace})` : ""}`;
    return [heading, ...own.map(formatValidationError)].join("\n");
  });
  return [
    `The content has ${counted(errors.length, "error")} in ${counted(files.length, "file")}:`,
    ...groups,
  ].join("\n\n");
}

function formatValidationError({ field, label, found, expected, remedy }: ValidationError): string {
  const heading = field ? `  ${field}${label ? ` (${label})` : ""}` : "  the file";
  return [heading, `    found:    ${found}`, `    expected: ${expected}`, `    to do:    ${remedy}`].join(
    "\n",
  );
}
