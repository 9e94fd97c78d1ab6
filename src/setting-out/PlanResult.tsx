import { css } from "@emotion/react";
import { fillPlaceholders } from "../content/fields/placeholders";
import { stack } from "../theme/arrangements";
import { fontSizes, shades, space } from "../theme/tokens";
import { amountsOf } from "./amounts";
import { millimetres } from "./lengths";
import { PlanDrawing, paperScale } from "./PlanDrawing";
import { type Plan, setOut } from "./plan";
import type { PlanRequest } from "./plan-request";

export type PlannerWords = Queries.PlannerWordsFragment;

interface PlanResultProps {
  id: string;
  request: PlanRequest;
  plan: Plan;
  words: PlannerWords;
  /** Whether cuts and amounts are open at first. */
  detailsOpen: boolean;
}

/** A plan as a drawing, in words, and as tables of cuts and amounts. */
export function PlanResult({ id, request, plan, words, detailsOpen }: PlanResultProps) {
  const facts = factsOf(request, plan, words);
  const amounts = amountsOf(plan, request.tile, request.spares);
  const kilograms = (weight: number) => `${weight.toLocaleString("en-GB")} kg`;
  return (
    <div css={stack(space.l)}>
      <PlanDrawing id={id} plan={plan} label={fillPlaceholders(words.drawing, facts)} />
      <p css={onPaper}>{fillPlaceholders(words.scale, { scale: `1:${paperScale(plan)}` })}</p>
      <p css={sentence}>{fillPlaceholders(words.result, facts)}</p>
      <details open={detailsOpen}>
        <summary css={summary}>{`${words.cutsTitle} · ${words.amountsTitle}`}</summary>
        <div css={tables}>
          <Table title={words.cutsTitle} rows={cutRows(plan, request, words)} />
          <Table
            title={words.amountsTitle}
            rows={[
              [words.amounts.tiles, facts.tiles],
              [words.amounts.boxes, String(amounts.boxes)],
              [words.amounts.area, `${amounts.area} m²`],
              [words.amounts.adhesive, kilograms(amounts.adhesive)],
              [words.amounts.grout, kilograms(amounts.grout)],
            ]}
          />
        </div>
        {adviceOn(plan, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p css={small}>{words.amountsNote}</p>
      </details>
    </div>
  );
}

/** The facts of a plan that the words may name. */
export function factsOf({ surface, laying, tile, spares }: PlanRequest, plan: Plan, words: PlannerWords) {
  const number = (value: number) => value.toLocaleString("en-GB");
  return {
    width: millimetres(surface.width),
    height: millimetres(surface.height),
    tile: tile.name,
    bond: words.bonds[laying.bond].toLowerCase(),
    joint: `${laying.joint} mm`,
    whole: number(plan.whole),
    cut: number(plan.cuts.length),
    tiles: number(amountsOf(plan, tile, spares).tiles),
  };
}

function cutRows({ lattice: { runs }, besideOpenings }: Plan, { surface }: PlanRequest, words: PlannerWords) {
  if (!runs) return [];
  const cuts = (run: typeof runs.across) =>
    run.cuts.map(({ first, last }) => [first, last].map(Math.round).join(" + ")).join(", ");
  return [
    [words.leftAndRight, `${cuts(runs.across)} mm`],
    [words.bottomAndTop, `${cuts(runs.up)} mm`],
    ...surface.openings.map(({ kind }, index) => {
      const { left = 0, right = 0, above = 0 } = besideOpenings[index] ?? {};
      const name = words.openings[kind].toLowerCase();
      return [
        fillPlaceholders(words.besideOpening, { name }),
        `${[left, right, above].map(Math.round).join(", ")} mm`,
      ];
    }),
  ];
}

/** How it was centred, and what to do about a cut narrower than half a tile. */
function adviceOn(plan: Plan, words: PlannerWords): string[] {
  const { lattice, laying, surface, narrowest } = plan;
  if (!lattice.runs || narrowest === undefined) return [words.slantingCuts];
  const half = (joint: number) => (Math.min(laying.tile.width, laying.tile.height) - joint) / 2 - 0.1;
  const lines = [words.centredOn[lattice.runs.across.centredOn]];
  if (narrowest >= half(laying.joint)) return lines;
  const cut = (length: number) => `${Math.round(length)} mm`;
  const better = [1.5, 2, 2.5, 3, 4, 5]
    .map((joint) => ({ joint, narrowest: setOut(surface, { ...laying, joint }).narrowest ?? 0 }))
    .find((other) => other.narrowest >= half(other.joint));
  return [
    ...lines,
    fillPlaceholders(words.sliver, { cut: cut(narrowest) }),
    better
      ? fillPlaceholders(words.otherJoint, { joint: `${better.joint} mm`, cut: cut(better.narrowest) })
      : words.hideSliver,
  ];
}

function Table({ title, rows }: { title: string; rows: (string | undefined)[][] }) {
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const summary = css`padding: ${space.s} 0; font-weight: 600; cursor: pointer;`;

const sentence = css`font-size: ${fontSizes.lead};`;

const small = css`color: ${shades.inkSoft}; font-size: ${fontSizes.small};`;

const onPaper = css`@media screen { display: none; }`;

const tables = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.l};
  align-items: start;
  table { border-collapse: collapse; width: 100%; }
  caption { padding-bottom: ${space.xs}; font-weight: 600; text-align: left; }
  th, td { padding: ${space.xxs} ${space.xs} ${space.xxs} 0; border-top: 1px solid ${shades.grout}; text-align: left; vertical-align: top; }
  th { font-weight: 400; }
  td { font-variant-numeric: tabular-nums; }
`;
