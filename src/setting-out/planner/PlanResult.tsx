import { css } from "@emotion/react";
import { Fragment, memo, type ReactNode } from "react";
import { errorStyles } from "../../components/TextField";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { stack, table } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import { paperScale } from "../draw/PlanDrawing";
import { RoomDrawing } from "../draw/RoomDrawing";
import type { TileFill } from "../draw/TilePattern";
import type { RoomPlan } from "../set-out/room-plan";
import { settingOutAdvice, sizeAdvice } from "./advice-in-words";
import { costRows, isPriced, tileRows } from "./amounts-in-words";
import { cutRows, describeSurface, type Row, tellPlan } from "./in-words";
import type { PlannerWords } from "./words";

interface PlanResultProps {
  plan: RoomPlan;
  words: PlannerWords;
  /** True while something that was typed is wrong: the plan is the last one that was right. */
  isOutdated: boolean;
  fill: TileFill;
}

/** All that the planner says about a plan. Where only a field is left, React keeps what it has. */
export const PlanResult = memo(function PlanResult({ plan, words, isOutdated, fill }: PlanResultProps) {
  const { full } = words;
  return (
    <div css={[stack(space.m), isOutdated && outdated]}>
      {isOutdated && <p css={errorStyles}>{words.outdated}</p>}
      <PlanSummary id="plan-drawing" {...{ plan, words, fill }} moreRows={costRows(plan, words)} />
      <p css={onPaper}>{fillPlaceholders(full.scale, { scale: `1:${paperScale(plan.surfaces)}` })}</p>
      <p>{settingOutAdvice(plan, words)}</p>
      {isPriced(plan) && <p>{full.priceNote}</p>}
      <p css={small}>{full.amountsNote}</p>
    </div>
  );
});

interface PlanSummaryProps {
  id: string;
  plan: RoomPlan;
  words: PlannerWords;
  fill: TileFill;
  /** Below those of the cuts and tiles. */
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

const outdated = css`
  padding-left: ${space.s};
  border-left: 4px solid ${colours.error};
`;

const small = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;

const onPaper = css`@media screen { display: none; }`;
