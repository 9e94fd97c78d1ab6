import { css } from "@emotion/react";
import { fillPlaceholders } from "../content/fields/placeholders";
import { stack } from "../theme/arrangements";
import { fontSizes, shades, space } from "../theme/tokens";
import { amountsOf } from "./amounts";
import type { DirectionRun } from "./lattice";
import { millimetres } from "./lengths";
import { PlanDrawing, paperScale } from "./PlanDrawing";
import type { TilePlan } from "./plan-request";
import { priceInWords, priceOf } from "./price";
import { isSliver, jointWithoutSliver, narrowestOf } from "./remedies";
import { isWhole } from "./run";

/** The planner's words; those of the full planner stand on its own page only. */
export type PlannerWords = Queries.PlannerWordsFragment & {
  full?: Queries.FullPlannerWordsFragment["full"] | undefined;
};

interface PlanResultProps {
  id: string;
  plan: TilePlan;
  words: PlannerWords;
}

/** A plan as a drawing, in words, and as a table of cuts and amounts. */
export function PlanResult({ id, plan, words }: PlanResultProps) {
  const { full } = words;
  // On the planner's own page the drawing is in the first screen.
  const inWords = <p css={sentence}>{tellPlan(words.result, plan, words)}</p>;
  const size = [plan.surface.width, plan.surface.height].map(millimetres).join(" × ");
  return (
    <div css={stack(space.m)}>
      {!full && inWords}
      <PlanDrawing id={id} plan={plan} label={`${plan.tile.name}, ${size}`} />
      {full && inWords}
      {full && <p css={onPaper}>{fillPlaceholders(full.scale, { scale: `1:${paperScale(plan)}` })}</p>}
      <table css={table}>
        <caption>{words.cutsTitle}</caption>
        <tbody>
          {rowsOf(plan, words).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {full && <p>{adviceOn(plan, full)}</p>}
      {full && plan.tile.rate && <p>{full.priceNote}</p>}
      {full && <p css={small}>{full.amountsNote}</p>}
    </div>
  );
}

const number = (value: number) => value.toLocaleString("en-GB");

/** Fills a plan's facts into copy. */
export function tellPlan(copy: string, plan: TilePlan, words: PlannerWords): string {
  const { surface, laying } = plan;
  return fillPlaceholders(copy, {
    width: millimetres(surface.width),
    height: millimetres(surface.height),
    tile: plan.tile.name,
    bond: words.bonds[laying.bond].toLowerCase(),
    joint: `${laying.joint} mm`,
    whole: number(plan.whole),
    cut: number(plan.cuts.length),
    tiles: number(amountsOf(plan).tiles),
  });
}

function rowsOf(plan: TilePlan, words: PlannerWords) {
  const { runs } = plan.lattice;
  const { full } = words;
  const amounts = amountsOf(plan);
  const rows: [name: string, value: string][] = [];
  if (runs) {
    const cuts = ({ cuts, tile, joint }: DirectionRun) => {
      const piece = (length: number) =>
        isWhole(length, tile) ? words.wholeTile : `${Math.round(length)} mm`;
      const cutCourses = cuts.filter(({ first, last }) => !isWhole(first, tile) || !isWhole(last, tile));
      if (cutCourses.length === 0) return fillPlaceholders(words.fits, { joint: millimetresOf(joint) });
      return cutCourses.map(({ first, last }) => `${piece(first)} + ${piece(last)}`).join(", ");
    };
    rows.push([words.leftAndRight, cuts(runs.across)], [words.bottomAndTop, cuts(runs.up)]);
  }
  rows.push([words.tiles, number(amounts.tiles)], [words.boxes, number(amounts.boxes)]);
  if (full)
    rows.push(
      [full.area, `${amounts.area} m²`],
      [full.adhesive, `${number(amounts.adhesive)} kg`],
      [full.grout, `${number(amounts.grout)} kg`],
    );
  const price = priceOf(plan);
  if (full && price)
    rows.push([plan.tile.rate?.isOwn ? full.ownPrice : full.guidePrice, priceInWords(price)]);
  return rows;
}

const millimetresOf = (joint: number) => `${joint.toLocaleString("en-GB", { maximumFractionDigits: 1 })} mm`;

/** Says how a plan was centred, and advises on a cut narrower than half a tile. */
function adviceOn(plan: TilePlan, words: NonNullable<PlannerWords["full"]>): string {
  const { runs } = plan.lattice;
  if (!runs) return words.slantingCuts;
  const centred = words.centredOn[runs.across.centredOn];
  const narrowest = narrowestOf(runs);
  if (!isSliver(narrowest, plan.laying)) return centred;
  const sliver = fillPlaceholders(words.sliver, { cut: millimetres(narrowest) });
  const other = jointWithoutSliver(plan);
  const advice = other
    ? fillPlaceholders(words.otherJoint, {
        joint: millimetresOf(other.joint),
        cut: millimetres(other.narrowest),
      })
    : words.hideSliver;
  return `${centred} ${sliver} ${advice}`;
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
