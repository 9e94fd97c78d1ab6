import { css } from "@emotion/react";
import { fieldLabel } from "../../content/fields/find-fields";
import { belowDesktop } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { differences } from "../change/differences";
import { type EntryValue, schemaAt } from "../site/site";

interface DifferenceTableProps {
  path: string;
  before: EntryValue | undefined;
  after: EntryValue | undefined;
  /** The names of the two versions. */
  titles: readonly [string, string];
}

/** The fields in which two versions of an entry differ, side by side. */
export function DifferenceTable({ path, before, after, titles }: DifferenceTableProps) {
  const schema = schemaAt(path);
  const found = differences(before, after).map(({ field, ...texts }) => ({
    label: fieldLabel(schema, field),
    ...texts,
  }));
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
        {found.map(({ label, before: was, after: is }) => (
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
