/** A table as Markdown has it, aligned so that it can be read as it is. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const texts = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => padded(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  const [first = [], ...others] = texts;
  return [line(first), rule, ...others.map(line)].join("\n");
}

/** Names to the left, numbers to the right. */
const padded = (text: string, width: number, column: number) =>
  column === 0 ? text.padEnd(width) : text.padStart(width);
