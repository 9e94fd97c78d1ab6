import { css } from "@emotion/react";
import { table } from "../../theme/mixins";
import type { Row } from "../format/format-plan";

export const PlanTable = ({ rows }: { rows: readonly Row[] }) => (
  <table css={[table, inOneLine]}>
    <caption>Cuts and tiles</caption>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Names and cuts stay in one line, also beside each other in a narrow column. */
const inOneLine = css`
  th { width: 45%; }
  td { overflow-wrap: normal; }
`;
