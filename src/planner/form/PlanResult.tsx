import { css } from "@emotion/react";
import { memo } from "react";
import { errorStyles } from "../../components/field-styles";
import { smallPrint, stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { pricesOf } from "../amounts/price";
import type { RoomPlan } from "../amounts/room-plan";
import { RoomDrawing } from "../draw/RoomDrawing";
import { formatTotalPrice } from "../format/format-amounts";
import { formatPlan, formatReason, formatWarning } from "../format/format-plan";

interface PlanResultProps {
  plan: RoomPlan;
  /** Says what is not in the price, and that the written quote is what counts. */
  priceNote: string;
  /** True while something that was typed is wrong: the plan is the last one that was right. */
  isOutdated: boolean;
}

/** A plan's price and drawing, and why it begins where it does. Memoised: leaving a field renders the planner, not the plan. */
export const PlanResult = memo(function PlanResult({ plan, priceNote, isOutdated }: PlanResultProps) {
  const total = formatTotalPrice(plan);
  const hasPrices = pricesOf(plan.amounts.perTile).length > 0;
  const warning = formatWarning(plan);
  return (
    <div css={[stack(space.m), isOutdated && outdated]}>
      <h2 css={heading}>Your plan</h2>
      {isOutdated && (
        <p css={errorStyles}>Correct the marked field. Until then, this is your previous plan:</p>
      )}
      {total ? (
        <p css={price}>
          <strong>{total.price}</strong> for {total.covers}
        </p>
      ) : (
        <p>Ask us for the price of this plan.</p>
      )}
      <p>{formatPlan(plan)}</p>
      <RoomDrawing id="plan-drawing" plan={plan} />
      <p>{formatReason(plan)}</p>
      {warning && <p>{warning}</p>}
      {hasPrices && <p css={smallPrint}>{priceNote}</p>}
    </div>
  );
});

const outdated = css`
  padding-left: ${space.s};
  border-left: 4px solid ${colours.error};
`;

const heading = css`font-size: ${fontSizes.h3};`;

const price = css`
  font-size: ${fontSizes.lead};
  strong { color: ${colours.bottle}; font-size: ${fontSizes.h3}; font-variant-numeric: tabular-nums; }
`;
