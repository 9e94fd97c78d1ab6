import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { TextField } from "../../components/TextField";
import type { RoomName } from "../../content/fields/room-names";
import { row, stack, visuallyHidden } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, sizes, space } from "../../theme/tokens";
import { PlanDrawing, paperScale } from "../draw/PlanDrawing";
import { presetValues, type Values } from "../request/fields";
import { nameIn } from "../room/names";
import type { PlannedTiles } from "../room/planned-tile";
import { measuresOf } from "../room/presets";
import type { SurfacePlan } from "../set-out/room-plan";
import { describeSurface, tellPlan } from "./in-words";
import { NeedsScript, planId, usePlan } from "./usePlan";
import type { SketchWords } from "./words";

export interface PlanSketchProps {
  words: SketchWords;
  tiles: PlannedTiles;
  room: RoomName;
  /** The initial sizes and tiles. */
  initialValues: Values;
}

/** A small planner: it redraws a room of any size with every key, and a button sends the room to the full planner. */
export function PlanSketch({ words, tiles, room, initialValues }: PlanSketchProps) {
  const offer = { tiles };
  const measures = measuresOf(room);
  const isMeasure = ([name]: readonly [string, string]) => nameIn(measures, name) !== undefined;
  /** The values of the whole room. It takes the measures only, and works out the openings from them. */
  const roomValues = (values: Values) => {
    const measured = Object.fromEntries(Object.entries(values).filter(isMeasure));
    return presetValues(room, offer, { ...initialValues, ...measured });
  };
  const { state, shown, announced, wire, fill, form } = usePlan({
    words,
    offer,
    valuesToStart: ({ asked, typed }) => roomValues({ ...asked, ...typed }),
    valuesAfterChange: ({ values }, name, value) => roomValues({ ...values, [name]: value }),
  });
  const { drawn } = shown;
  const hiddenValues = Object.entries(roomValues(state.read.values)).filter((entry) => !isMeasure(entry));
  return (
    <form id={planId} {...form} css={sketch}>
      <NeedsScript words={words} />
      <div css={fields}>
        {measures.map((measure) => (
          <TextField
            key={measure}
            type="text"
            {...wire(measure, words.measures[measure])}
            autoComplete="off"
          />
        ))}
        {/* The planner gets these with the measures. */}
        {hiddenValues.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      {drawn && (
        <>
          <div css={sheet}>
            {inSight(drawn.plan.surfaces).map((surface) => (
              <PlanDrawing
                key={surface.name}
                id={`sketch-${surface.name}`}
                plan={surface}
                openings={words.openings}
                scale={paperScale(drawn.plan.surfaces)}
                label={describeSurface(surface, drawn.plan, words)}
                fill={fill}
              />
            ))}
          </div>
          <p>
            {shown.read.problems.length > 0 && `${words.outdated} `}
            {tellPlan(words.result, drawn.plan, words)}
          </p>
        </>
      )}
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
      <Button type="submit">{words.more}</Button>
    </form>
  );
}

/** All walls but the front one, or the floor of a room without walls. */
function inSight(surfaces: readonly SurfacePlan[]): readonly SurfacePlan[] {
  const walls = surfaces.filter(({ name }) => name !== "floor" && name !== "front");
  return walls.length > 0 ? walls : surfaces;
}

/** On phones the drawing follows the fields, above the keyboard. From tablets on it is beside the words. */
const sketch = css`
  ${stack(space.m)}
  align-items: start;
  scroll-margin-top: calc(${sizes.header} + ${space.m});
  > button { @media (scripting: none) { display: none; } }
  ${from.tablet} {
    grid-template: auto auto 1fr / 18rem minmax(0, 1fr);
    gap: ${space.l} ${space.xl};
    > p, > button { grid-column: 1; }
  }
`;

/** Fields in a row. A field with an error takes a whole row. */
const fields = css`
  ${row(space.s)}
  > div { flex: 1 1 5rem; }
  > div:has([aria-invalid]) { flex-basis: 100%; }
`;

/** All drawings share a height and a scale, and shrink together. */
const sheet = css`
  display: flex;
  justify-content: center;
  background: ${colours.white};
  && svg { flex: 0 1 auto; width: auto; min-width: 0; height: 12rem; }
  text { display: none; }
  ${from.tablet} {
    grid-area: 1 / 2 / span 3;
    && svg { height: 22rem; }
  }
  ${from.desk} { text { display: revert; } }
`;
