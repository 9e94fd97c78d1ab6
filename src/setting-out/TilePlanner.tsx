import { css } from "@emotion/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "../components/Button";
import { SmallButton } from "../components/SmallButton";
import type { RoomName } from "../content/fields/room-names";
import { replayed } from "../islands/attributes";
import { attachPlan } from "../quote-request/adapters/fill-in-form";
import { pagePaths, quoteWithPlan } from "../routes/page-paths";
import { row, stack, visuallyHidden } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { sizes, space } from "../theme/tokens";
import { colourOf, PlanDrawing, paperScale } from "./PlanDrawing";
import { PlannerFields } from "./PlannerFields";
import { describe, type PlannerWords, PlanResult, tellPlan } from "./PlanResult";
import { codeName, planCode, readPlanCode } from "./plan-code";
import type { PlannedTiles, Values } from "./plan-request";
import type { RoomPlan } from "./room-plan";
import { isRoomField, presetValues, readRoom } from "./room-request";
import { isRoomName } from "./rooms";

export interface TilePlannerProps {
  words: PlannerWords;
  tiles: PlannedTiles;
  /** The room that it begins with. */
  room: RoomName;
  /** Values that it begins with in the place of the room's usual ones. */
  begin?: Values;
  /** Shows only the fields of the size, the drawing and the way to the whole planner. */
  sizeOnly?: boolean;
}

/** The hash of an address that carries a plan: its script is fetched at once. */
const plannerId = "plan";

/** Choose a room and a tile, and type its size: the plan is drawn with every key. */
export function TilePlanner({ words, tiles, room, begin, sizeOnly = false }: TilePlannerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState(() => readRoom(presetValues(room, begin), tiles));
  const [plan, setPlan] = useState(read.plan);
  const [leftFields, setLeftFields] = useState<readonly string[]>([]);
  const [announced, setAnnounced] = useState("");
  const [isLive, setIsLive] = useState(false);
  const filledIn = Object.entries(plan?.values ?? {}).filter(([, value]) => value);
  const address = `?${new URLSearchParams(filledIn)}#${plannerId}`;

  const type = (typed: Values) => {
    const next = readRoom(typed, tiles);
    setRead(next);
    if (next.plan) setPlan(next.plan);
  };
  /** Shows a field's fault once the field is left, and until it is mended; nobody has to fill in all at once. */
  const leave = (name: string) => {
    const faulty = read.faults.map(({ field }) => field);
    setLeftFields(faulty.filter((field) => [name, ...leftFields].includes(field) || read.values[field]));
    if (!read.plan) return;
    setAnnounced(tellPlan(words.result, read.plan, words));
    history.replaceState(history.state, "", address);
  };
  // Before the next key: a field that React has taken over would be set back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the address says, and over it what was typed before.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const coded = Object.entries(readPlanCode(query.get(codeName) ?? "", tiles));
    const search = [...coded, ...query].filter(([name]) => isRoomField(name));
    const served = [...new FormData(form.current ?? undefined)];
    const changed = served.filter(([name, value]) => value !== (read.values[name] ?? ""));
    const typed = Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
    const beginning = isRoomName(typed.room) ? typed.room : room;
    // The address of a plan says all about it, also what it has not.
    const preset = () => presetValues(beginning, { ...begin, ...typed });
    type(search.length > 0 ? { ...Object.fromEntries(search), ...typed } : preset());
    setLeftFields(search.map(([name]) => name));
    setIsLive(true);
  }, []);

  const formAttributes = {
    ref: form,
    action: `${pagePaths.planner}#${plannerId}`,
    onBlur: ({ target }: { target: { name: string } }) => leave(target.name),
  };
  const fields = (
    <PlannerFields
      {...{ words, tiles, read, type, sizeOnly }}
      faults={read.faults.filter(({ field }) => leftFields.includes(field))}
    />
  );
  const status = (
    <p role="status" css={visuallyHidden}>
      {announced}
    </p>
  );
  if (sizeOnly)
    return (
      <form id={plannerId} {...formAttributes} css={sketch}>
        {fields}
        {plan?.surfaces.map((surface) => (
          <PlanDrawing
            key={surface.name}
            id="sketch"
            plan={surface}
            colour={colourOf(plan.tile)}
            openings={words.openings}
            scale={paperScale(plan.surfaces)}
            label={describe(surface, plan, words)}
          />
        ))}
        {plan && <p>{tellPlan(words.result, plan, words)}</p>}
        {status}
        <Button type="submit">{words.more}</Button>
      </form>
    );
  return (
    <div id={plannerId} css={layout}>
      <form {...formAttributes} css={stack(space.m)}>
        {fields}
        <div css={words.full && withoutScript}>
          <Button type="submit" variant="outline">
            {words.full?.draw ?? words.more}
          </Button>
        </div>
      </form>
      {plan && (
        <div css={stack(space.m)}>
          {status}
          <PlanResult id="plan-drawing" plan={plan} words={words} showsCloseUp={isLive} />
          <div css={row(space.s)}>
            <ButtonAnchor
              href={quoteWithPlan}
              onClick={() =>
                attachPlan({ sentence: tellPlan(words.quoteLine, plan, words), address: sharedAddress(plan) })
              }
              {...replayed("click")}
            >
              {words.addToQuote}
            </ButtonAnchor>
            {words.full && (
              <SmallButton onClick={() => print()} {...replayed("click")}>
                {words.full.print}
              </SmallButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** With a script the drawing follows every key. Browsers that do not know this question keep the button. */
const withoutScript = css`@media (scripting: enabled) { display: none; }`;

/** The short address that goes with a request. */
const sharedAddress = (plan: RoomPlan) =>
  `${location.origin}${pagePaths.planner}?${codeName}=${planCode(plan)}#${plannerId}`;

const layout = css`
  ${stack(space.xl)}
  align-items: start;
  scroll-margin-top: calc(${sizes.header} + ${space.m});
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); }
`;

/** The fields beside the drawing, where a phone's keyboard covers neither. From tablets on the other words are below the fields. */
const sketch = css`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  align-items: start;
  scroll-margin-top: calc(${sizes.header} + ${space.m});
  > p, > button { grid-column: 1 / -1; }
  && svg { height: 9.75rem; }
  text { display: none; }
  ${from.tablet} {
    grid-template: auto auto 1fr / 15rem minmax(0, 1fr);
    gap: ${space.l} ${space.xl};
    > p, > button { grid-column: 1; }
    && svg { grid-area: 1 / 2 / span 3; height: 22rem; }
    text { display: revert; }
  }
`;
