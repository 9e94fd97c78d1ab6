import { css } from "@emotion/react";
import { fieldLabel, schemaAt } from "../../content/fields/find-fields";
import { belowDesktop } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { differences } from "../change/differences";
import { type EntryValue, entrySchema, pathOf, type Site } from "../site/site";
import { useEditor } from "../state/editor-context";
import { type FormField, formField } from "./form-field";

interface DifferenceTableProps {
  path: string;
  before: EntryValue | undefined;
  after: EntryValue | undefined;
  /** The names of the two versions. */
  titles: readonly [string, string];
}

/** The fields in which two versions of an entry differ, side by side. */
export function DifferenceTable({ path, before, after, titles }: DifferenceTableProps) {
  const schema = entrySchema(path);
  const { entries } = useEditor().site;
  const found = differences(before, after).map(({ field, before: was, after: is }) => {
    const fieldSchema = schemaAt(schema, field);
    const shown = (text: string) => (fieldSchema ? shownText(text, formField(fieldSchema), entries) : text);
    return { label: fieldLabel(schema, field), was: shown(was), is: shown(is) };
  });
  if (found.length === 0) return <p>Both versions are the same.</p>;
  return (
    <table css={table}>
      <thead>
        <tr>
          {["Field", ...titles].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.map(({ label, was, is }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{was || "—"}</td>
            <td>{is || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A stored text as owners know it: a picture by its file's name, another entry by its name, a tick as Yes or No. */
function shownText(text: string, { type, use, to }: FormField, entries: Site["entries"]): string {
  if (type === "boolean" && text) return text === "true" ? "Yes" : "No";
  if (use === "picture") return text.replace(/^.*\//, "");
  return (to && entries.get(pathOf(to, text))?.name) ?? text;
}

const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${fontSizes.small};
  text-align: left;
  overflow-wrap: anywhere;
  th, td { padding: ${space.xs}; vertical-align: top; }
  tbody tr { border-top: 1px solid ${colours.grout}; }
  tbody th { color: ${colours.inkSoft}; font-weight: 400; }
  ${belowDesktop} {
    tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    th:first-of-type { grid-column: 1 / -1; }
    tbody th { padding-bottom: 0; }
  }
`;
