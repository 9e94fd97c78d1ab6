import { css } from "@emotion/react";
import { memo } from "react";
import { fillPlaceholders } from "../content/fields/placeholders";
import { priceInWords } from "../content/values/price-range";
import { stack } from "../theme/arrangements";
import { fontSizes, shades, space } from "../theme/tokens";
import { amountsOf } from "./amounts";
import type { DirectionRun } from "./lattice";
import { jointInWords, millimetres } from "./lengths";
import { paperScale } from "./PlanDrawing";
import { pricesOf } from "./price";
import { RoomDrawing } from "./RoomDrawing";
import { isSliver, jointWithoutSliver, narrowestOf } from "./remedies";
import type { RoomPlan, SurfacePlan } from "./room-plan";
import { measuresOf, sidesOf } from "./rooms";
import { isWhole } from "./run";

/** The planner's words; those of the full planner stand on its own page only. */
export type PlannerWords = Queries.PlannerWordsFragment & {
  full?: Queries.FullPlannerWordsFragment["full"] | undefined;
};

interface PlanResultProps {
  id: string;
  plan: RoomPlan;
  words: PlannerWords;
  /** Shows the tile's close-up, or keeps its place. */
  showsCloseUp?: boolean | undefined;
}

/** A plan as drawings, in words, and as a table of cuts and amounts. Where only a field is left, React keeps what it has. */
export const PlanResult = memo(function PlanResult({ id, plan, words, showsCloseUp }: PlanResultProps) {
  const { full } = words;
  // On the planner's own page the drawing is in the first screen.
  const inWords = <p css={sentence}>{tellPlan(words.result, plan, words)}</p>;
  return (
    <div css={stack(space.m)}>
      {!full && inWords}
      <RoomDrawing
        {...{ id, plan, words, showsCloseUp }}
        describe={(surface) => describe(surface, plan, words)}
      />
      {full && inWords}
      {full && (
        <p css={onPaper}>{fillPlaceholders(full.scale, { scale: `1:${paperScale(plan.surfaces)}` })}</p>
      )}
      <table css={table}>
        <caption>{words.cutsTitle}</caption>
        <tbody>
          {[...cutsOf(plan, words), ...amountsIn(plan, words)].map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {full && <p>{adviceOn(plan, words, full)}</p>}
      {full && (plan.tile.laying || plan.tile.supply) && <p>{full.priceNote}</p>}
      {full && <p css={small}>{full.amountsNote}</p>}
    </div>
  );
});

const number = (value: number) => value.toLocaleString("en-GB");

/** Fills a plan's facts into copy. */
export function tellPlan(copy: string, plan: RoomPlan, words: PlannerWords): string {
  const { laying, tile, whole, cut } = plan;
  return fillPlaceholders(copy, {
    room: words.rooms[plan.room],
    size: sizeOf(plan),
    tile: tile.name,
    bond: words.bonds[laying.bond].toLowerCase(),
    joint: `${laying.joint} mm`,
    whole: number(whole),
    cut: number(cut),
    tiles: number(amountsOf(plan).tiles),
  });
}

/** A room's width, depth and height. Under a slope, both its heights. */
function sizeOf({ room, surfaces }: RoomPlan): string {
  const measures = measuresOf(room).map((measure) => {
    const lengths = surfaces.flatMap(({ name, surface: { width, height, heights = [height] } }) => {
      const [across, up] = sidesOf[name];
      return [...(across === measure ? [width] : []), ...(up === measure ? heights : [])];
    });
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return least < most ? `${number(least)}–${millimetres(most)}` : millimetres(most);
  });
  return measures.join(" × ");
}

/** A row of the table. */
type Row = readonly [name: string, value: string];

/** The cuts of a room's surfaces. Those that are alike share a row, under their names if others differ. */
function cutsOf({ surfaces }: RoomPlan, words: PlannerWords): Row[] {
  const rows = surfaces.flatMap((surface) =>
    cutsIn(surface, words).map(([name, value]) => ({ surface: words.surfaces[surface.name], name, value })),
  );
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.flatMap((name) => {
    const values = [...new Set(rows.flatMap((row) => (row.name === name ? row.value : [])))];
    return values.map((value): Row => {
      const alike = rows.filter((row) => row.name === name && row.value === value);
      const prefix = alike.map(({ surface }) => surface).join(", ");
      return [values.length > 1 ? `${prefix}: ${name.toLowerCase()}` : name, value];
    });
  });
}

/** The cuts of a surface. A herringbone's have no one length. */
function cutsIn({ lattice: { runs }, surface }: SurfacePlan, words: PlannerWords): Row[] {
  if (!runs) return [];
  const cuts = ({ cuts, tile, joint }: DirectionRun, isSloping: boolean) => {
    const piece = (length: number) => (isWhole(length, tile) ? words.wholeTile : `${Math.round(length)} mm`);
    const last = (length: number) => (isSloping ? words.slanting : piece(length));
    const cutCourses = cuts.filter(
      ({ first, last }) => isSloping || !isWhole(first, tile) || !isWhole(last, tile),
    );
    if (cutCourses.length === 0) return fillPlaceholders(words.fits, { joint: jointInWords(joint) });
    return cutCourses.map((cut) => `${piece(cut.first)} + ${last(cut.last)}`).join(", ");
  };
  return [
    [words.leftAndRight, cuts(runs.across, false)],
    [words.bottomAndTop, cuts(runs.up, Boolean(surface.heights))],
  ];
}

function amountsIn(plan: RoomPlan, words: PlannerWords): Row[] {
  const { full } = words;
  const amounts = amountsOf(plan);
  const rows: Row[] = [
    [words.tiles, number(amounts.tiles)],
    [words.boxes, number(amounts.boxes)],
  ];
  if (!full) return rows;
  rows.push(
    [full.area, `${amounts.area} m²`],
    [full.adhesive, `${number(amounts.adhesive)} kg`],
    [full.grout, `${number(amounts.grout)} kg`],
  );
  const { laying, supply, together } = pricesOf(plan, amounts.boxes);
  if (laying) rows.push([plan.tile.laying?.isOwn ? full.ownPrice : full.guidePrice, priceInWords(laying)]);
  if (supply) rows.push([plan.tile.supply?.isOwn ? full.ownSupply : full.guideSupply, priceInWords(supply)]);
  if (together) rows.push([full.together, priceInWords(together)]);
  return rows;
}

/** A surface's drawing in words, with its numbers and its openings. */
export function describe(plan: SurfacePlan, { surfaces, tile }: RoomPlan, words: PlannerWords): string {
  const { width, height, heights, openings } = plan.surface;
  const names = surfaces.length > 1 ? [words.surfaces[plan.name], tile.name] : [tile.name];
  const size = [millimetres(width), ...(heights ?? [height]).map(millimetres)].join(" × ");
  const counts: Row[] = [
    [words.legend.whole, number(plan.whole)],
    [words.legend.cut, number(plan.cuts.length)],
  ];
  const named = openings.flatMap(({ kind, ...size }): Row[] =>
    kind ? [[words.openings[kind], `${millimetres(size.width)} × ${millimetres(size.height)}`]] : [],
  );
  const numbers = [...counts, ...cutsIn(plan, words), ...named].map(([name, value]) => `${name}: ${value}`);
  return `${[...names, size].join(", ")}. ${numbers.join(". ")}.`;
}

/** Says how each surface was centred, and advises on a cut narrower than half a tile. */
function adviceOn(plan: RoomPlan, words: PlannerWords, full: NonNullable<PlannerWords["full"]>): string {
  const { surfaces, laying } = plan;
  const runs = surfaces.flatMap(({ name, lattice }) => (lattice.runs ? { name, ...lattice.runs } : []));
  if (runs.length === 0) return full.slantingCuts;
  const ways = [...new Set(runs.map(({ across }) => across.centredOn))];
  const centred = ways.map((way) => {
    const names = runs
      .filter(({ across }) => across.centredOn === way)
      .map(({ name }) => words.surfaces[name]);
    return ways.length > 1 ? `${names.join(", ")}: ${full.centredOn[way]}` : full.centredOn[way];
  });
  const narrowest = Math.min(...runs.map(narrowestOf));
  if (!isSliver(narrowest, laying)) return centred.join(" ");
  const sliver = fillPlaceholders(full.sliver, { cut: millimetres(narrowest) });
  const other = jointWithoutSliver(surfaces, laying);
  const advice = other
    ? fillPlaceholders(full.otherJoint, {
        joint: jointInWords(other.joint),
        cut: millimetres(other.narrowest),
      })
    : full.hideSliver;
  return [...centred, sliver, advice].join(" ");
}

const sentence = css`font-size: ${fontSizes.lead};`;

const small = css`color: ${shades.inkSoft}; font-size: ${fontSizes.small};`;

const onPaper = css`@media screen { display: none; }`;

/** Names beside figures, one below the other. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  caption { padding-bottom: ${space.xs}; font-weight: 600; text-align: left; }
  th, td { padding: ${space.xxs} ${space.xs} ${space.xxs} 0; border-top: 1px solid ${shades.grout}; text-align: left; vertical-align: top; }
  th { font-weight: 400; }
  td { font-variant-numeric: tabular-nums; }
`;
