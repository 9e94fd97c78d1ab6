import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "../components/Button";
import { SmallButton } from "../components/SmallButton";
import { fillPlaceholders } from "../content/fields/placeholders";
import { replayed } from "../islands/attributes";
import { addToDraft } from "../quote-request/adapters/served-draft";
import { homeSection, pagePaths } from "../routes/page-paths";
import { row, stack, visuallyHidden } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { sizes, space } from "../theme/tokens";
import { PlannerFields, startingValues } from "./PlannerFields";
import { factsOf, type PlannerWords, PlanResult } from "./PlanResult";
import { setOut } from "./plan";
import {
  fields,
  openingNumbers,
  type PlanFault,
  type PlannedTile,
  type PlannedTiles,
  type PlanRequest,
  readPlanRequest,
} from "./plan-request";

export interface TilePlannerProps {
  words: PlannerWords;
  tiles: PlannedTiles;
  /** The site's origin, for the address of a plan. */
  website: string;
  /** How many openings may be typed before hydration: none on pages that have to stay light. */
  openingsServed: number;
}

/** Where an address leads that carries a plan: its script is fetched at once. */
const plannerId = "plan";

/** Type a wall or floor and choose a tile: the plan is drawn with every key. */
export function TilePlanner({ words, tiles, website, openingsServed }: TilePlannerProps) {
  const form = useRef<HTMLFormElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [start] = useState(() => atTheStart(tiles));
  const [drawn, setDrawn] = useState(start);
  const [faults, setFaults] = useState<PlanFault[]>([]);
  const [openings, setOpenings] = useState(openingsServed);
  const [announced, setAnnounced] = useState("");
  const result = fillPlaceholders(words.result, factsOf(drawn.request, drawn.plan, words));

  /** Draws what can be drawn. What is wrong is said when a field is left, and no longer once it is mended. */
  const read = (leaving: boolean) => {
    if (!form.current) return;
    const typed = typedIn(form.current);
    const { request, faults: found } = readPlanRequest(typed, tiles);
    setFaults((told) =>
      leaving ? found : found.filter(({ field }) => told.some((one) => one.field === field)),
    );
    if (request) setDrawn(draw(request, typed));
  };
  useEffect(() => setOpenings(openingNumbers.length), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is read once all fields are there.
  useEffect(() => {
    if (openings < openingNumbers.length) return;
    fillIn(form.current, new URLSearchParams(location.search));
    read(true);
  }, [openings]);

  return (
    <div id={plannerId} css={layout}>
      <form
        ref={form}
        action={pagePaths.planner}
        css={[stack(space.m), inputs, onScreen]}
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement && target.name === fields.tile) layAsUsual(target, tiles);
          read(false);
        }}
        onBlur={() => {
          read(true);
          setAnnounced(result);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          read(true);
          drawing.current?.scrollIntoView();
        }}
        {...replayed("submit")}
      >
        <PlannerFields {...{ words, tiles, faults, openings }} tile={drawn.request.tile} />
        <Button type="submit" variant="outline">
          {words.draw}
        </Button>
      </form>
      <div ref={drawing} css={[stack(space.l), target]}>
        <p role="status" css={visuallyHidden}>
          {announced}
        </p>
        <PlanResult
          id="plan-drawing"
          request={drawn.request}
          plan={drawn.plan}
          words={words}
          detailsOpen={openingsServed > 0}
        />
        <div css={[row(space.s), onScreen]}>
          <ButtonAnchor
            href={homeSection("contact")}
            onClick={() => addToDraft(quoteLine())}
            {...replayed("click")}
          >
            {words.addToQuote}
          </ButtonAnchor>
          <ButtonAnchor href={drawn.address} variant="outline">
            {words.address}
          </ButtonAnchor>
          <SmallButton onClick={() => print()} {...replayed("click")}>
            {words.print}
          </SmallButton>
        </div>
      </div>
    </div>
  );

  function quoteLine() {
    return fillPlaceholders(words.quoteLine, {
      ...factsOf(drawn.request, drawn.plan, words),
      address: website + drawn.address,
    });
  }
}

/** The fields' values for a tile as it is usually laid. */
const valuesOf = ({ slug, joint, bonds: [bond = "straight"] }: PlannedTile) =>
  new URLSearchParams({ [fields.tile]: slug, [fields.joint]: String(joint), [fields.bond]: bond });

function atTheStart(tiles: PlannedTiles) {
  const values = new URLSearchParams([...Object.entries(startingValues), ...valuesOf(tiles[0])]);
  const { request } = readPlanRequest(values, tiles);
  if (!request) throw new Error("A planner begins with a plan");
  return draw(request, values);
}

const draw = (request: PlanRequest, values: URLSearchParams) => ({
  request,
  plan: setOut(request.surface, request.laying),
  address: `${pagePaths.planner}?${values}#${plannerId}`,
});

/** The values of a form's fields, without those that are empty. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(values.filter(([, value]) => value));
}

function fillIn(form: HTMLFormElement | null, values: URLSearchParams): void {
  for (const [name, value] of values) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
}

/** Another tile has its own joint and usual bond. */
function layAsUsual({ form, value }: HTMLSelectElement, tiles: PlannedTiles): void {
  const chosen = tiles.find(({ slug }) => slug === value);
  if (chosen) fillIn(form, valuesOf(chosen));
}

const target = css`scroll-margin-top: calc(${sizes.header} + ${space.m});`;

const layout = css`
  ${stack(space.xl)}
  ${target}
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); }
`;

const inputs = css`align-content: start;`;

const onScreen = css`@media print { display: none; }`;
