import { css } from "@emotion/react";
import { table } from "../../theme/mixins";
import type { Row } from "../words/plan-in-words";

/** The cuts and amounts of a plan. */
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

/** Both cuts of a course stay in one line. */
const inOneLine = css`td { overflow-wrap: normal; }`;
