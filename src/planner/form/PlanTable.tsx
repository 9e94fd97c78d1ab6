import { table } from "../../theme/arrangements";
import type { Row } from "../words/plan-in-words";

/** The cuts and amounts of a plan. */
export const PlanTable = ({ rows }: { rows: readonly Row[] }) => (
  <table css={table}>
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
