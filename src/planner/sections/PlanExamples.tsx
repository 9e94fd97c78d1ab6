import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";
import { RoomDrawing } from "../draw/RoomDrawing";
import { PlanTable } from "../form/PlanTable";
import { readPlan } from "../form/read-plan";
import { planRoom } from "../set-out/room-plan";
import { tileRows } from "../words/amounts-in-words";
import { planInWords } from "../words/plan-in-words";
import { plannedTiles } from "./planned-tiles";

/** Example plans, drawn at build time, so that the planner can be understood without a script. */
export function PlanExamples({ examples }: { examples: readonly Queries.PlanExampleFragment[] }) {
  return (
    <ul css={grid}>
      {examples.map((example, index) => {
        const room = exampleRoom(example);
        const plan = room && planRoom(room);
        return (
          plan && (
            <li key={example.title} css={columns}>
              <h3>{example.title}</h3>
              <RoomDrawing id={`example-${index}`} plan={plan} fill="colour" />
              <div css={stack(space.m)}>
                <p>{planInWords(plan)}</p>
                <PlanTable rows={tileRows(plan)} />
              </div>
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
  const room = isFloor ? { room: "floor", depth: String(height) } : { height: String(height) };
  return tiles && readPlan({ ...room, width: String(width), bond }, { tiles }).room;
}

/** Three columns are wide enough for their words on desktops only. */
const grid = css`
  display: grid;
  gap: ${space.xl} ${space.l};
  ${from.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** On tablets the drawing stands beside its words. */
const columns = css`
  ${stack(space.m)}
  align-content: start;
  align-items: start;
  h3 { font-size: ${fontSizes.h3}; }
  ${from.tablet} { grid-template-columns: 1fr 1fr; h3 { grid-column: 1 / -1; } }
  ${from.desktop} { grid-template-columns: minmax(0, 1fr); }
`;

export const planExampleFragment = graphql`
  fragment PlanExample on PlannerPageExamples { title width height isFloor bond tile { ...PlannedTile } }
`;
