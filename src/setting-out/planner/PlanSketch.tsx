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
  /** The sizes and tiles that it begins with. */
  begin: Values;
}

/** Type the size of a room: it is drawn with every key. A button leads to the planner with it. */
export function PlanSketch({ words, tiles, room, begin }: PlanSketchProps) {
  const offer = { tiles };
  const measures = measuresOf(room);
  const sized = (typed: Values) => {
    const sizes = Object.entries(typed).filter(([name]) => nameIn(measures, name));
    return presetValues(room, offer, { ...begin, ...Object.fromEntries(sizes) });
  };
  const { state, isOutdated, announced, wire, fill, form } = usePlan({
    words,
    offer,
    begin: (asked, typed) => sized({ ...asked, ...typed }),
    change: ({ values }, name, value) => sized({ ...values, [name]: value }),
  });
  const { read, drawn } = state;
  const unseen = Object.entries(sized(read.values)).filter(([name]) => !nameIn(measures, name));
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
        {unseen.map(([name, value]) => (
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
            {isOutdated && `${words.outdated} `}
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

/** The walls that one sees on coming in, or the floor of a room without walls. */
function inSight(surfaces: readonly SurfacePlan[]): readonly SurfacePlan[] {
  const walls = surfaces.filter(({ name }) => name !== "floor" && name !== "front");
  return walls.length > 0 ? walls : surfaces;
}

/** On phones the drawing is right below the fields, where the keyboard does not cover it; from tablets on beside all words. */
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

/** Fields in a row. One with an error has a line to itself, which the error needs. */
const fields = css`
  ${row(space.s)}
  > div { flex: 1 1 5rem; }
  > div:has([aria-invalid]) { flex-basis: 100%; }
`;

/** Drawings of one height have one scale: where there is no room for them, all shrink alike. */
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
