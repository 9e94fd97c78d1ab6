/** One error in the content, with what an editor needs to fix it. */
export interface ValidationError {
  /** Path below the content's folder, with forward slashes. */
  file: string;
  /** Where the file is in the editor (Areas › Chelsea); undefined for files of no content type. */
  editor?: string;
  /** The field as it is written in the file (benefits[2].title), where the error is in a field. */
  field?: string;
  /** The field by the labels that an editor sees (Benefits › 3 › Title). */
  label?: string;
  found: string;
  expected: string;
  remedy: string;
}

/** All errors as one text, grouped by file in the order of the files' names, which lie below the folder. */
export function formatValidationErrors(errors: readonly ValidationError[], folder = "data"): string {
  const files = [...new Set(errors.map(({ file }) => file))].sort();
  const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
  const where = files.length === 1 ? "1 file" : `${files.length} files`;
  const groups = files.map((file) => {
    const own = errors.filter((error) => error.file === file);
    const editorPlace = own.find((error) => error.editor)?.editor;
    const heading = `${folder}/${file}${editorPlace ? ` (in the editor: ${editorPlace})` : ""}`;
    return [heading, ...own.map(formatValidationError)].join("\n");
  });
  return [`The content has ${count} in ${where}:`, ...groups].join("\n\n");
}

function formatValidationError({ field, label, found, expected, remedy }: ValidationError): string {
  const heading = field ? `  ${field}${label ? ` (${label})` : ""}` : "  the file";
  return [heading, `    found:    ${found}`, `    expected: ${expected}`, `    to do:    ${remedy}`].join(
    "\n",
  );
}
