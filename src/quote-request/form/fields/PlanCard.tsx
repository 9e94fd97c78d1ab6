import { css } from "@emotion/react";
import { SmallButton } from "../../../components/SmallButton";
import { row, stack } from "../../../theme/arrangements";
import { colours, space } from "../../../theme/tokens";
import type { AttachedPlan } from "../../rules/attached-plan";

interface PlanCardProps {
  plan: AttachedPlan;
  words: Pick<Queries.QuoteFormWordsFragment, "plan">;
  remove: () => void;
}

/** The plan that goes with the request, above the project details. */
export function PlanCard({ plan, words, remove }: PlanCardProps) {
  return (
    <div css={card}>
      <p>{plan.sentence}</p>
      <div css={choices}>
        <a href={plan.address}>{words.plan.look}</a>
        <SmallButton onClick={remove}>{words.plan.remove}</SmallButton>
      </div>
    </div>
  );
}

const card = css`
  ${stack(space.xs)}
  padding: ${space.m};
  box-shadow: inset 0 0 0 1px ${colours.grout};
  /* Its line in forced colours, where shadows go. */
  outline: 1px solid transparent;
`;

const choices = css`
  ${row(space.m)}
  align-items: center;
`;
