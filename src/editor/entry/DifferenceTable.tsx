import { css } from "@emotion/react";
import { belowDesktop } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { differences } from "../change/differences";
import { type EntryValue, typeAt } from "../site/site";

interface DifferenceTableProps {
  path: string;
  /** Undefined if they removed the entry. */
  theirs: EntryValue | undefined;
  mine: EntryValue;
}

/** Two people's versions of an entry side by side, where they differ. */
export function DifferenceTable({ path, theirs, mine }: DifferenceTableProps) {
  return (
    <table css={table}>
      <thead>
        <tr>
          {["Field", "Their version", "Your version"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences(typeAt(path), theirs, mine).map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before || "—"}</td>
            <td>{after || "—"}</td>
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
