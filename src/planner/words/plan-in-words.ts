import { amountsOf } from "../amounts/amounts";
import { isSliver } from "../set-out/lattice";
import { isWhole, SAWDUST, type SetOutLine } from "../set-out/line";
import type { RoomPlan, SurfacePlan } from "../set-out/room-plan";
import { bondLabels, openingLabels, roomLabels, rowLabels, surfaceLabels } from "./labels";
import { inNumber, jointInWords, millimetres } from "./numbers";

/** A plan in a sentence: its room, its tiles and how many are whole and cut. */
export const planInWords = (plan: RoomPlan): string =>
  `${roomLabels[plan.name]}, ${sizeOf(plan)}, in ${layingInWords(plan)}: ${countsInWords(plan)}.`;

/** 319 whole tiles, 77 cut. */
export const countsInWords = ({ whole, cut }: Pick<RoomPlan, "whole" | "cut">): string =>
  `${counted(whole, "whole tile")}, ${inNumber(cut)} cut`;

/** A plan in the visitor's own words, for the quote form. */
export function quoteSentence(plan: RoomPlan): string {
  const tiles = amountsOf(plan).tiles.reduce((sum, amount) => sum + amount.tiles, 0);
  const room = `${roomLabels[plan.name]}, ${sizeOf(plan)}`;
  return `My plan: ${room}, ${layingInWords(plan)}, ${counted(tiles, "tile")} with spares.`;
}

const counted = (n: number, noun: string): string => `${inNumber(n)} ${noun}${n === 1 ? "" : "s"}`;

/** The tile, bond and joint of a room, and of its floor where that differs. */
function layingInWords({ surfaces }: RoomPlan): string {
  const [first] = surfaces;
  const floor = surfaces.find(({ name }) => name === "floor");
  const laid = ({ tile, bond, joint }: SurfacePlan) =>
    `${tile.name}, ${bondLabels[bond].toLowerCase()}, joints of ${jointInWords(joint)}`;
  return [
    ...(first ? [laid(first)] : []),
    ...(floor && floor !== first ? [`floor in ${laid(floor)}`] : []),
  ].join("; ");
}

/** A room's width, depth and height. */
const sizeOf = ({ lengths }: RoomPlan): string => lengths.map(millimetres).join(" × ");

/** A row of the table. */
export type Row = readonly [name: string, value: string];

/** The cuts of a room's surfaces. Those that are alike share a row, under their names if others differ. */
export function cutRows({ surfaces }: RoomPlan): Row[] {
  const rows = surfaces.flatMap((surface) =>
    cutRowsOf(surface).map(([name, value]) => ({ surface: surfaceLabels[surface.name], name, value })),
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
function cutRowsOf({ lattice: { lines } }: SurfacePlan): Row[] {
  if (!lines) return [];
  return [
    [rowLabels.across, cutsInWords(lines.across)],
    [rowLabels.up, cutsInWords(lines.up)],
  ];
}

/** The pieces at both ends of a line's courses; courses that are alike are told once, each in one line. */
function cutsInWords({ endsOfCourses, from, to, tile, joint }: SetOutLine): string {
  const piece = (length: number) => (isWhole(length, tile) ? "whole" : `${Math.round(length)} mm`);
  const cutCourses = endsOfCourses.filter(({ first, last }) => !isWhole(first, tile) || !isWhole(last, tile));
  if (cutCourses.length === 0) return `Fits without a cut, joints of ${jointInWords(joint)}`;
  const ends = cutCourses.map(({ first, last }) => {
    const isOnePiece = first > to - from - SAWDUST;
    const inOneLine = isOnePiece ? `one piece of ${piece(first)}` : `${piece(first)} + ${piece(last)}`;
    return inOneLine.replaceAll(" ", noBreak);
  });
  return [...new Set(ends)].join(", ");
}

/** A space at which a line does not break. */
const noBreak = "\u00a0";

const reasons: Readonly<Record<SetOutLine["setOutFrom"], string>> = {
  tile: "Centred on a tile, which leaves the widest cuts",
  joint: "Centred on a joint, which leaves the widest cuts",
  quarter: "Moved by a quarter of a tile, because centred courses would end in slivers",
  moved: "Moved from the middle, so that the cuts beside openings are as wide as they can be",
  rim: "Begun on a rim",
};

/** Says why the tiles of a room's main surface begin where they do. */
export function reasonInWords({ surfaces }: RoomPlan): string {
  const main = surfaces.find(({ name }) => name === "back") ?? surfaces[0];
  const lines = main?.lattice.lines;
  if (!lines) return "A herringbone ends in slanting cuts on all sides.";
  const rim = "; courses begin with a whole tile on the bath, tray, worktop or sill";
  return `${reasons[lines.across.setOutFrom]}${lines.up.beginsAt === undefined ? "" : rim}.`;
}

/** Warns of a room's narrowest cut, if it is narrower than half a tile. */
export function warningInWords({ surfaces }: RoomPlan): string | undefined {
  const slivers = surfaces.flatMap(({ lattice: { lines }, ...laying }) => {
    const cuts = lines ? [lines.across.narrowest, lines.up.narrowest] : [];
    return cuts.filter((cut) => isSliver(cut, laying));
  });
  if (slivers.length === 0) return undefined;
  const cut = millimetres(Math.min(...slivers));
  return `The narrowest cut is ${cut}, less than half a tile. Put that end where it is seen least: behind the door, or in the far corner.`;
}

/** A surface's drawing in words, with its numbers and its openings. */
export function surfaceInWords(plan: SurfacePlan): string {
  const { width, height, openings } = plan.measured;
  const named = openings.flatMap(({ kind, ...size }): Row[] =>
    kind ? [[openingLabels[kind], `${millimetres(size.width)} × ${millimetres(size.height)}`]] : [],
  );
  const numbers: Row[] = [
    [rowLabels.whole, inNumber(plan.whole)],
    [rowLabels.cut, inNumber(plan.cuts.length)],
    ...cutRowsOf(plan),
    ...named,
  ];
  const sentences = numbers.map(([name, value]) => `${name}: ${value}.`).join(" ");
  return `${plan.tile.name}, ${millimetres(width)} × ${millimetres(height)}. ${sentences}`;
}
