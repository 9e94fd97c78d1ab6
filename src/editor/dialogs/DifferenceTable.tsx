import { css } from "@emotion/react";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { differences } from "../change/differences";

interface DifferenceTableProps {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
  /** What the two versions are called. */
  titles: readonly [string, string];
}

/** Two versions of an entry side by side, where they differ. */
export function DifferenceTable({ path, before, after, titles }: DifferenceTableProps) {
  const found = differences(path, before, after);
  if (found.length === 0) return <p>Both say the same.</p>;
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {titles.map((title) => (
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
  line-height: 1.4;
  text-align: left;
  overflow-wrap: anywhere;
  th, td { padding: ${space.xs}; border-top: 1px solid ${colours.grout}; vertical-align: top; font-weight: 400; }
  thead th { border: 0; font-weight: 600; }
  tbody th { color: ${shades.inkSoft}; }
  th:first-of-type { width: 28%; }
`;
