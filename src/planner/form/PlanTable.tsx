import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import { table } from "../../theme/arrangements";
import type { Row } from "../words/plan-in-words";

/** The cuts and amounts of a plan. */
export function PlanTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table css={table}>
      <caption>Cuts and tiles</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{inParts(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each part of a list of cuts stays in one line. */
function inParts(value: string): ReactNode {
  const parts = value.split(", ");
  if (parts.length === 1) return value;
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span css={inOneLine}>{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));
}

const inOneLine = css`display: inline-block;`;
