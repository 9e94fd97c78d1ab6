import type { Difference } from "../../../editor/change/differences";

/** Two versions side by side: a row for each field that differs. */
export function differenceTable(
  page: Document,
  rows: readonly Difference[],
  heads: [string, string],
): HTMLElement {
  const table = page.createElement("table");
  table.style.cssText = "border-collapse: collapse; width: 100%; margin: 1rem 0; text-align: left;";
  table.append(
    row(page, "th", ["Field", ...heads]),
    ...rows.map(({ label, before, after }) =>
      row(page, "td", [label, before || "(nothing)", after || "(nothing)"]),
    ),
  );
  return table;
}

function row(page: Document, kind: "th" | "td", texts: readonly string[]): HTMLElement {
  const line = page.createElement("tr");
  line.append(
    ...texts.map((text) => {
      const cell = page.createElement(kind);
      cell.textContent = text;
      cell.style.cssText =
        "padding: 0.5rem; border-top: 1px solid #c9c9c9; vertical-align: top; overflow-wrap: break-word;";
      return cell;
    }),
  );
  return line;
}
