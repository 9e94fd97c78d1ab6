import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../theme/media-queries";
import { stack } from "../../theme/mixins";
import { fontSizes, space } from "../../theme/tokens";
import { planRoom, type RoomPlan } from "../amounts/room-plan";
import { RoomDrawing } from "../draw/RoomDrawing";
import { PlanTable } from "../form/PlanTable";
import { readPlannerForm } from "../form/planner-form";
import { tileRows } from "../format/format-amounts";
import { formatPlan } from "../format/format-plan";
import { tilesWithRates } from "./tiles-with-rates";

/** Example plans, drawn at build time, so that the planner can be understood without a script. */
export function PlanExamples({ examples }: { examples: readonly Queries.PlanExampleFragment[] }) {
  return (
    <ul css={grid}>
      {examples.map((example, index) => {
        const plan = planOf(example);
        return (
          plan && (
            <li key={example.title} css={drawingBesideText}>
              <h3>{example.title}</h3>
              <RoomDrawing id={`example-${index}`} plan={plan} />
              <div css={stack(space.m)}>
                <p>{formatPlan(plan)}</p>
                <PlanTable rows={tileRows(plan)} />
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Undefined if the example's tile has no sizes, or may not be laid there. */
function planOf({ width, height, isFloor, bond, tile }: Queries.PlanExampleFragment): RoomPlan | undefined {
  const tiles = tilesWithRates([tile], []);
  if (!tiles) return undefined;
  const sides = { width: `${width} mm`, [isFloor ? "depth" : "height"]: `${height} mm` };
  const { room } = readPlannerForm({ room: isFloor ? "floor" : "wall", bond, ...sides }, tiles);
  return room && planRoom(room);
}

/** Three columns are wide enough for their text on desktops only. */
const grid = css`
  display: grid;
  gap: ${space.xl} ${space.l};
  ${from.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** On tablets the drawing stands beside its text. */
const drawingBesideText = css`
  ${stack(space.m)}
  align-content: start;
  align-items: start;
  h3 { font-size: ${fontSizes.h3}; }
  ${from.tablet} { grid-template-columns: 1fr 1fr; h3 { grid-column: 1 / -1; } }
  ${from.desktop} { grid-template-columns: minmax(0, 1fr); }
`;

export const fragments = graphql`
  fragment PlanExample on PlannerPageExamples { title width height isFloor bond tile { ...PlannedTile } }
`;
