import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PlanSummary } from "../../setting-out/planner/PlanSummary";
import type { PlannerWords } from "../../setting-out/planner/words";
import { readRequest } from "../../setting-out/request/read-request";
import { planRoom } from "../../setting-out/set-out/room-plan";
import { from } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";
import { plannedTiles } from "./planner-content";

interface PlanExamplesProps {
  examples: readonly Queries.PlanExampleFragment[];
  words: PlannerWords;
}

/** Example plans, drawn at build time, so that the planner can be understood without a script. */
export function PlanExamples({ examples, words }: PlanExamplesProps) {
  return (
    <ul css={grid}>
      {examples.map((example, index) => {
        const room = exampleRoom(example);
        return (
          room && (
            <li key={example.title}>
              <h3>{example.title}</h3>
              <PlanSummary id={`example-${index}`} plan={planRoom(room)} words={words} fill="colour" />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The wall or floor of an example. Undefined if its tile has no sizes. */
function exampleRoom({ width, height, isFloor, bond, tile }: Queries.PlanExampleFragment) {
  const tiles = plannedTiles([tile]);
  const room = isFloor ? { room: "floor", d: String(height) } : { h: String(height) };
  return tiles && readRequest({ ...room, w: String(width), bond }, { tiles }).room;
}

const grid = css`
  display: grid;
  gap: ${space.xl} ${space.l};
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  h3 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
`;

export const planExampleFragment = graphql`
  fragment PlanExample on PlannerPageExamples { title width height isFloor bond tile { ...PlannedTile } }
`;
