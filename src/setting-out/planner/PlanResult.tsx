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
import { amountRows, isPriced } from "./amounts-in-words";
import { cutRows, describeSurface, tellPlan } from "./in-words";
import type { PlannerWords } from "./words";

interface PlanResultProps {
  id: string;
  plan: RoomPlan;
  words: PlannerWords;
  /** True while something that was typed is wrong: the plan is the last one that was right. */
  isOutdated?: boolean;
  fill?: TileFill;
}

/** A plan as drawings, in words, and as a table of cuts and amounts. Where only a field is left, React keeps what it has. */
export const PlanResult = memo(function PlanResult({
  id,
  plan,
  words,
  isOutdated = false,
  fill = "colour",
}: PlanResultProps) {
  const { full } = words;
  const advice = sizeAdvice(plan, words);
  // On the planner's own page the drawing is in the first screen.
  const inWords = (
    <>
      <p css={sentence}>{tellPlan(words.result, plan, words)}</p>
      {advice && <p>{advice}</p>}
    </>
  );
  return (
    <div css={[stack(space.m), isOutdated && outdated]}>
      {isOutdated && <p css={errorStyles}>{words.outdated}</p>}
      {!full && inWords}
      <RoomDrawing
        {...{ id, plan, words, fill }}
        describe={(surface) => describeSurface(surface, plan, words)}
      />
      {full && inWords}
      {full && (
        <p css={onPaper}>{fillPlaceholders(full.scale, { scale: `1:${paperScale(plan.surfaces)}` })}</p>
      )}
      <table css={table}>
        <caption>{words.cutsTitle}</caption>
        <tbody>
          {[...cutRows(plan, words), ...amountRows(plan, words)].map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inParts(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {full && <p>{settingOutAdvice(plan, words, full)}</p>}
      {full && isPriced(plan) && <p>{full.priceNote}</p>}
      {full && <p css={small}>{full.amountsNote}</p>}
    </div>
  );
});

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

const outdated = css`
  padding-left: ${space.s};
  border-left: 4px solid ${colours.error};
`;

const sentence = css`font-size: ${fontSizes.lead};`;

const small = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;

const onPaper = css`@media screen { display: none; }`;
