import { css } from "@emotion/react";
import { fillPlaceholders } from "../content/fields/placeholders";
import { stack } from "../theme/arrangements";
import { fontSizes, shades, space } from "../theme/tokens";
import { amountsOf } from "./amounts";
import { millimetres } from "./lengths";
import { PlanDrawing, paperScale } from "./PlanDrawing";
import type { TilePlan } from "./plan-request";

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
  const size = [plan.surface.width, plan.surface.height].map(millimetres).join(" × ");
  return (
    <div css={stack(space.m)}>
      <p css={sentence}>{tellPlan(words.result, plan, words)}</p>
      <PlanDrawing id={id} plan={plan} label={`${plan.tile.name}, ${size}`} />
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
      {full && <p css={small}>{full.amountsNote}</p>}
    </div>
  );
}

const number = (value: number) => value.toLocaleString("en-GB");

/** Fills a plan's facts into copy. */
export function tellPlan(copy: string, plan: TilePlan, words: PlannerWords, address = ""): string {
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
    address,
  });
}

function rowsOf(plan: TilePlan, words: PlannerWords) {
  const { runs } = plan.lattice;
  const { full } = words;
  const amounts = amountsOf(plan);
  const rows: [name: string, value: string][] = [];
  if (runs) {
    const cuts = (run: typeof runs.across) =>
      run.cuts.map(({ first, last }) => `${Math.round(first)} + ${Math.round(last)}`).join(", ");
    rows.push([words.leftAndRight, `${cuts(runs.across)} mm`], [words.bottomAndTop, `${cuts(runs.up)} mm`]);
  }
  rows.push([words.tiles, number(amounts.tiles)], [words.boxes, number(amounts.boxes)]);
  if (full)
    rows.push(
      [full.area, `${amounts.area} m²`],
      [full.adhesive, `${number(amounts.adhesive)} kg`],
      [full.grout, `${number(amounts.grout)} kg`],
    );
  return rows;
}

/** How a plan was centred, and what to do about a cut narrower than half a tile. */
function adviceOn({ lattice: { runs }, laying }: TilePlan, words: NonNullable<PlannerWords["full"]>): string {
  if (!runs) return words.slantingCuts;
  const { tile, joint } = laying;
  const cut = Math.min(runs.across.narrowest, runs.up.narrowest);
  const isSliver = cut < (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;
  const sliver = isSliver ? fillPlaceholders(words.sliver, { cut: `${Math.round(cut)} mm` }) : "";
  return `${words.centredOn[runs.across.centredOn]} ${sliver}`;
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
