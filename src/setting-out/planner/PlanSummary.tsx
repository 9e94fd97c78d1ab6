import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import { stack, table } from "../../theme/arrangements";
import { fontSizes, space } from "../../theme/tokens";
import { RoomDrawing } from "../draw/RoomDrawing";
import type { TileFill } from "../draw/TilePattern";
import type { RoomPlan } from "../set-out/room-plan";
import { sizeAdvice } from "./advice-in-words";
import { tileRows } from "./amounts-in-words";
import { cutRows, describeSurface, type Row, tellPlan } from "./in-words";
import type { PlannerWords } from "./words";

interface PlanSummaryProps {
  id: string;
  plan: RoomPlan;
  words: PlannerWords;
  fill: TileFill;
  /** The rows below those of the cuts and tiles. */
  moreRows?: readonly Row[];
}

/** A plan as drawings, in a sentence, and as a table of cuts and tiles. */
export function PlanSummary({ id, plan, words, fill, moreRows = [] }: PlanSummaryProps) {
  const advice = sizeAdvice(plan, words);
  return (
    <div css={stack(space.m)}>
      <RoomDrawing
        {...{ id, plan, words, fill }}
        describe={(surface) => describeSurface(surface, plan, words)}
      />
      <p css={sentence}>{tellPlan(words.result, plan, words)}</p>
      {advice && <p>{advice}</p>}
      <table css={table}>
        <caption>{words.cutsTitle}</caption>
        <tbody>
          {[...cutRows(plan, words), ...tileRows(plan, words), ...moreRows].map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inParts(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

const sentence = css`font-size: ${fontSizes.lead};`;
