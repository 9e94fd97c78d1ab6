import { css } from "@emotion/react";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import type { RoomName } from "../../content/fields/room-names";
import { roomNames } from "../../content/fields/room-names";
import { replayed } from "../../islands/attributes";
import { attachPlan } from "../../quote-request/adapters/fill-in-form";
import { planText } from "../../quote-request/rules/attached-plan";
import { pagePaths, quoteWithPlan } from "../../routes/page-paths";
import { row, stack, visuallyHidden } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { sizes, space } from "../../theme/tokens";
import { PlanDrawing, paperScale } from "../draw/PlanDrawing";
import { type Offer, offeredRooms, presetValues, type Values } from "../request/fields";
import { planQuery, readPlanQuery } from "../request/plan-address";
import { nameIn } from "../room/names";
import type { PlannedTiles } from "../room/planned-tile";
import { describeSurface, tellPlan } from "./in-words";
import { PlannerFields } from "./PlannerFields";
import { PlanResult } from "./PlanResult";
import { leaving, showingAll, shownProblems, withValues } from "./planner-state";
import type { PlannerWords } from "./words";

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
  const offer: Offer = { tiles, presets: words.presets ?? undefined };
  const [state, setState] = useState(() => withValues(startValues(room, offer, begin), offer));
  const [announced, setAnnounced] = useState("");
  const [isLive, setIsLive] = useState(false);
  const { read, drawn } = state;
  // A key is answered before a room of two thousand tiles is drawn again.
  const shown = useDeferredValue(state);
  const isOutdated = read.problems.length > 0;
  const address = drawn && `${pagePaths.planner}?${planQuery(drawn.read)}#${plannerId}`;

  const type = (values: Values) => setState((before) => withValues(values, offer, before));
  const leave = (name: string) => {
    setState((before) => leaving(before, name));
    if (isOutdated || !drawn || !address) return;
    setAnnounced(tellPlan(words.result, drawn.plan, words));
    history.replaceState(history.state, "", address.slice(address.indexOf("?")));
  };
  // Before the next key: a field that React has taken over would be set back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the address says, and over it what was typed before.
  useLayoutEffect(() => {
    const asked = readPlanQuery(new URLSearchParams(location.search));
    const served = [...new FormData(form.current ?? undefined)];
    const typed = Object.fromEntries(
      served.flatMap(([name, value]) => (value === (read.values[name] ?? "") ? [] : [[name, String(value)]])),
    );
    // The address of a plan says all about it, also what it has not.
    const isAsked = Object.keys(asked).length > 0;
    const values = isAsked
      ? { ...asked, ...typed }
      : startValues(nameIn(roomNames, typed.room) ?? room, offer, { ...begin, ...typed });
    setState((before) => ({ ...withValues(values, offer, before), leftFields: Object.keys(asked) }));
    setIsLive(true);
  }, []);

  /** Shows every problem, and leads to the first. */
  const showProblems = () => {
    setState(showingAll);
    const control = form.current?.elements.namedItem(read.problems[0]?.field ?? "");
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

  const formAttributes = {
    ref: form,
    action: `${pagePaths.planner}#${plannerId}`,
    onBlur: ({ target }: { target: { name: string } }) => leave(target.name),
  };
  const fields = (
    <>
      <noscript>
        {/* Enter presses a form's first button: what was typed stays in its fields. */}
        <button type="submit" disabled hidden>
          {words.more}
        </button>
        <p>{words.needsScript}</p>
      </noscript>
      <PlannerFields {...{ words, offer, read, type, sizeOnly }} problems={shownProblems(state)} />
    </>
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
        {drawn?.plan.surfaces.map((surface) => (
          <PlanDrawing
            key={surface.name}
            id="sketch"
            plan={surface}
            openings={words.openings}
            scale={paperScale(drawn.plan.surfaces)}
            label={describeSurface(surface, drawn.plan, words)}
            fill={isLive ? "face" : "colour"}
          />
        ))}
        {drawn && (
          <p>
            {isOutdated && `${words.outdated} `}
            {tellPlan(words.result, drawn.plan, words)}
          </p>
        )}
        {status}
        <Button type="submit">{words.more}</Button>
      </form>
    );
  return (
    <div id={plannerId} css={layout}>
      <form {...formAttributes} css={stack(space.m)}>
        {fields}
        {!words.full && (
          <div css={withScript}>
            <Button type="submit" variant="outline">
              {words.more}
            </Button>
          </div>
        )}
      </form>
      {shown.drawn && (
        <div css={stack(space.m)}>
          {status}
          <PlanResult
            id="plan-drawing"
            plan={shown.drawn.plan}
            words={words}
            isOutdated={shown.read.problems.length > 0}
            fill={isLive ? "face" : "colour"}
          />
          <div css={row(space.s)}>
            {isOutdated ? (
              <Button onClick={showProblems}>{words.addToQuote}</Button>
            ) : (
              <ButtonAnchor href={quoteWithPlan()} onClick={addToQuote} {...replayed("click")}>
                {words.addToQuote}
              </ButtonAnchor>
            )}
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

/** The values of a room that nobody has changed. A room that no tile is for gives way to the first that can be tiled. */
function startValues(room: RoomName, offer: Offer, typed?: Values): Values {
  const rooms = offeredRooms(offer);
  return presetValues(nameIn(rooms, room) ?? rooms[0] ?? room, offer, typed);
}

/** Without a script there is no drawing to lead to. Browsers that do not know this question show the button. */
const withScript = css`@media (scripting: none) { display: none; }`;

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
  > p, > button, > noscript { grid-column: 1 / -1; }
  > button { @media (scripting: none) { display: none; } }
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
