/** One mistake in the content, told so that whoever made it can mend it. */
export interface ContentError {
  /** Path below data/, with forward slashes. */
  file: string;
  /** Where the file is on the editing screen (Areas › Chelsea); strangers are nowhere. */
  editor?: string;
  /** The field as it stands in the file (benefits[2].title), where the mistake is in a field. */
  field?: string;
  /** The field by the labels that an editor sees (Benefits › 3 › Title). */
  label?: string;
  found: string;
  expected: string;
  remedy: string;
}

/** All mistakes as one text, grouped by file in the order of the files' names. */
export function formatContentErrors(errors: readonly ContentError[]): string {
  const files = [...new Set(errors.map(({ file }) => file))].sort();
  const count = errors.length === 1 ? "1 mistake" : `${errors.length} mistakes`;
  const where = files.length === 1 ? "1 file" : `${files.length} files`;
  const groups = files.map((file) => {
    const own = errors.filter((error) => error.file === file);
    const editor = own.find((error) => error.editor)?.editor;
    const heading = `data/${file}${editor ? ` (in the editor: ${editor})` : ""}`;
    return [heading, ...own.map(formatContentError)].join("\n");
  });
  return [`The content has ${count} in ${where}:`, ...groups].join("\n\n");
}

function formatContentError({ field, label, found, expected, remedy }: ContentError): string {
  const heading = field ? `  ${field}${label ? ` (${label})` : ""}` : "  the file";
  return [heading, `    found:    ${found}`, `    expected: ${expected}`, `    to do:    ${remedy}`].join(
    "\n",
  );
}
