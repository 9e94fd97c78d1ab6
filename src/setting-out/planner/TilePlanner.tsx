import { css } from "@emotion/react";
import { Button, ButtonAnchor } from "../../components/Button";
import { replayed } from "../../islands/attributes";
import { attachPlan } from "../../quote-request/adapters/fill-in-form";
import { planText } from "../../quote-request/rules/attached-plan";
import { quoteWithPlan } from "../../routes/page-paths";
import { row, stack, visuallyHidden } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { sizes, space } from "../../theme/tokens";
import { type Offer, presetValues, roomOf } from "../request/fields";
import type { PlannedTiles } from "../room/planned-tile";
import { changed } from "./field-changes";
import { tellPlan } from "./in-words";
import { PlannerFields } from "./PlannerFields";
import { PlanResult } from "./PlanResult";
import { showingAll, shownProblems } from "./planner-state";
import { NeedsScript, planId, usePlan } from "./usePlan";
import type { PlannerWords } from "./words";

export interface TilePlannerProps {
  words: PlannerWords;
  tiles: PlannedTiles;
}

/** Choose a room and a tile, and type its size: the plan is drawn with every key, and goes with a request. */
export function TilePlanner({ words, tiles }: TilePlannerProps) {
  const offer: Offer = { tiles, presets: words.presets ?? undefined };
  const { state, setState, shown, isOutdated, address, announced, wire, fill, form } = usePlan({
    words,
    offer,
    // The address of a plan is complete: what it does not name, such as an opening, the plan does not have.
    valuesToStart: ({ asked, typed }) => {
      const isAsked = Object.keys(asked).length > 0;
      return isAsked ? { ...asked, ...typed } : presetValues(roomOf(typed.room, offer), offer, typed);
    },
    valuesAfterChange: ({ name: room, values }, name, value) => changed({ room, values, offer }, name, value),
  });
  const { read, drawn } = state;

  /** Shows every problem, and leads to the first. */
  const showProblems = () => {
    setState(showingAll);
    const control = form.ref.current?.elements.namedItem(read.problems[0]?.field ?? "");
    if (!(control instanceof HTMLElement)) return;
    control.closest("details")?.setAttribute("open", "");
    control.focus();
  };
  const addToQuote = (event: { preventDefault: () => void }) => {
    if (!drawn || !address) return;
    const attached = {
      sentence: tellPlan(words.quoteLine, drawn.plan, words),
      address: `${location.origin}${address}`,
    };
    if (attachPlan(attached)) return;
    event.preventDefault();
    location.assign(quoteWithPlan(planText(attached)));
  };

  return (
    <div id={planId} css={layout}>
      <form {...form} css={stack(space.m)}>
        <NeedsScript words={words} />
        <PlannerFields {...{ words, offer, read, wire }} problems={shownProblems(state)} />
      </form>
      {shown.drawn && (
        <div css={stack(space.m)}>
          <p role="status" css={visuallyHidden}>
            {announced}
          </p>
          <PlanResult
            plan={shown.drawn.plan}
            words={words}
            isOutdated={shown.read.problems.length > 0}
            fill={fill}
          />
          <div css={row(space.s)}>
            {isOutdated ? (
              <Button onClick={showProblems}>{words.addToQuote}</Button>
            ) : (
              <ButtonAnchor href={quoteWithPlan()} onClick={addToQuote} {...replayed("click")}>
                {words.addToQuote}
              </ButtonAnchor>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const layout = css`
  ${stack(space.xl)}
  align-items: start;
  scroll-margin-top: calc(${sizes.header} + ${space.m});
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); }
`;
