import { css } from "@emotion/react";
import { memo } from "react";
import { errorStyles } from "../../components/TextField";
import { stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import type { TileFill } from "../draw/TilePattern";
import type { RoomPlan } from "../set-out/room-plan";
import { settingOutAdvice } from "./advice-in-words";
import { costRows, isPriced } from "./amounts-in-words";
import { PlanSummary } from "./PlanSummary";
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
      <p>{settingOutAdvice(plan, words)}</p>
      {isPriced(plan) && <p>{full.priceNote}</p>}
      <p css={small}>{full.amountsNote}</p>
    </div>
  );
});

const outdated = css`
  padding-left: ${space.s};
  border-left: 4px solid ${colours.error};
`;

const small = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;
