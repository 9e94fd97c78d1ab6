import { css } from "@emotion/react";
import { Button, ButtonAnchor } from "../../components/Button";
import { addToDetails } from "../../quote-request/draft/add-to-details";
import { homeSection } from "../../routes";
import { from } from "../../theme/media-queries";
import { onlyWhenFailed, smallPrint, stack, visuallyHidden } from "../../theme/mixins";
import { sizes, space } from "../../theme/tokens";
import { costRows, tileRows } from "../format/format-amounts";
import { quoteSentence } from "../format/format-plan";
import type { PlannedTiles } from "../room/planned-tile";
import { planId } from "./fields";
import { PlannerFields } from "./PlannerFields";
import { PlanResult } from "./PlanResult";
import { PlanTable } from "./PlanTable";
import { usePlanner } from "./usePlanner";

interface TilePlannerProps {
  tiles: PlannedTiles;
  /** Says what is not in a price, and that the written quote is what counts. */
  priceNote: string;
  /** The button's text. */
  addToQuote: string;
}

/** Choose a room and a tile, and type its size: the plan is drawn with every key, and goes with a request. */
export function TilePlanner({ tiles, priceNote, addToQuote }: TilePlannerProps) {
  const { state, shownProblems, drawn, link, announced, propsOf, formProps } = usePlanner(tiles);
  const { form, plan } = state;

  const goToProblem = () => {
    const control = formProps.ref.current?.elements.namedItem(form.problems[0]?.field ?? "");
    if (!(control instanceof HTMLElement)) return;
    control.closest("details")?.setAttribute("open", "");
    control.focus();
  };
  const add = () => {
    // A browser that blocks storage keeps no sentence. The link leads to the form all the same, as before hydration.
    if (plan) addToDetails(quoteSentence(plan), `${location.origin}${link}`);
  };

  return (
    <div id={planId} css={arrangement}>
      <form {...formProps} css={stack(space.m)}>
        <noscript>
          <p>The drawing needs JavaScript, which this browser has switched off.</p>
        </noscript>
        <p css={onlyWhenFailed}>The planner could not be loaded. Reload the page to try again.</p>
        <PlannerFields form={form} problems={shownProblems} propsOf={propsOf} />
      </form>
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
      {drawn.plan && (
        <>
          <PlanResult plan={drawn.plan} priceNote={priceNote} isOutdated={!drawn.form.room} />
          <div css={stack(space.m)}>
            <PlanTable rows={[...tileRows(drawn.plan), ...costRows(drawn.plan)]} />
            <p css={smallPrint}>
              Adhesive by TAL’s coverage, grout by Mapei’s formula. From 600 mm, two cut pieces can share a
              tile. Smaller cut tiles count as one each.
            </p>
            {form.room ? (
              <ButtonAnchor href={homeSection("contact")} onClick={add}>
                {addToQuote}
              </ButtonAnchor>
            ) : (
              <Button onClick={goToProblem}>{addToQuote}</Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** On desktops the drawing stands on the right, and the table below the fields on the left. */
const arrangement = css`
  ${stack(space.xl)}
  align-items: start;
  scroll-margin-top: calc(${sizes.header} + ${space.m});
  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 8fr);
    > p + div { grid-area: 1 / 2 / span 2; }
  }
`;
