import type { RoomPlan } from "../amounts/room-plan";
import { mainSurface } from "../room/room-presets";
import { type AxisTiling, endsOfCourses } from "../set-out/axis-tiling";
import { narrowestAllowed } from "../set-out/lattice";
import type { PlannedSurface } from "../set-out/set-out-room";
import { isUncut, sawdustMm } from "../set-out/tolerances";
import { bondLabels, openingLabels, roomLabels, rowLabels, surfaceLabels } from "./labels";
import { formatLength, formatNumber } from "./numbers";

export const formatPlan = (plan: RoomPlan): string =>
  `${roomLabels[plan.name]}, ${sizeOf(plan)}, in ${formatLaying(plan)}: ${formatCounts(plan)}.`;

/** 319 whole tiles, 77 cut. */
export const formatCounts = ({ wholeTiles, cutTiles }: RoomPlan): string =>
  `${counted(wholeTiles, "whole tile")}, ${formatNumber(cutTiles)} cut`;

/** A plan in the visitor's own words, for the quote form. */
export function quoteSentence(plan: RoomPlan): string {
  const tiles = plan.amounts.perTile.reduce((sum, { tileCount }) => sum + tileCount, 0);
  const room = `${roomLabels[plan.name]}, ${sizeOf(plan)}`;
  return `My plan: ${room}, ${formatLaying(plan)}, ${counted(tiles, "tile")} with spares.`;
}

const counted = (n: number, noun: string): string => `${formatNumber(n)} ${noun}${n === 1 ? "" : "s"}`;

/** The tile, bond and joint of a room, and of its floor where that differs. */
function formatLaying({ surfaces }: RoomPlan): string {
  const [first] = surfaces;
  const floor = surfaces.find(({ name }) => name === "floor");
  const laid = ({ tile, bond, joint }: PlannedSurface) =>
    `${tile.name}, ${bondLabels[bond].toLowerCase()}, joints of ${formatLength(joint)}`;
  return [
    ...(first ? [laid(first)] : []),
    ...(floor && floor !== first ? [`floor in ${laid(floor)}`] : []),
  ].join("; ");
}

const sizeOf = ({ lengths }: RoomPlan): string => lengths.map(formatLength).join(" × ");

/** A row of the table. */
export type Row = readonly [name: string, value: string];

/** The table's rows for cuts. Surfaces with the same cuts share a row, which names them if others differ. */
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

/** A herringbone has no rows: its cuts have no one length. */
function cutRowsOf({ lattice: { axes } }: PlannedSurface): Row[] {
  if (!axes) return [];
  return [
    [rowLabels.across, formatCuts(axes.across)],
    [rowLabels.up, formatCuts(axes.up)],
  ];
}

/** The pieces at both ends of an axis's courses, each in one line of text. Courses with the same pieces are listed once. */
function formatCuts(tiling: AxisTiling): string {
  const { from, to, tile, joint } = tiling;
  const piece = (length: number) => (isUncut(length, tile) ? "whole" : formatLength(Math.round(length)));
  const cutCourses = endsOfCourses(tiling).filter(
    ({ first, last }) => !isUncut(first, tile) || !isUncut(last, tile),
  );
  if (cutCourses.length === 0) return `Fits without a cut, joints of ${formatLength(joint)}`;
  const ends = cutCourses.map(({ first, last }) => {
    const isOnePiece = first > to - from - sawdustMm;
    const inOneLine = isOnePiece ? `one piece of ${piece(first)}` : `${piece(first)} + ${piece(last)}`;
    return inOneLine.replaceAll(" ", noBreak);
  });
  return [...new Set(ends)].join(", ");
}

/** A space at which a line does not break. */
const noBreak = "\u00a0";

const reasons: Readonly<Record<AxisTiling["reason"], string>> = {
  tile: "Centred on a tile, which leaves the widest cuts",
  joint: "Centred on a joint, which leaves the widest cuts",
  quarter: "Moved by a quarter of a tile, because centred courses would end in slivers",
  moved: "Moved from the middle, so that the cuts beside openings are as wide as they can be",
  rim: "courses begin with a whole tile on the bath, tray, worktop or sill",
};

/** Why the tiles of a room's main surface begin where they do. */
export function formatReason({ name: room, surfaces }: RoomPlan): string {
  const main = surfaces.find(({ name }) => name === mainSurface(room));
  const axes = main?.lattice.axes;
  if (!axes) return "A herringbone ends in slanting cuts on all sides.";
  const { across, up } = axes;
  return `${reasons[across.reason]}${up.reason === "rim" ? `; ${reasons.rim}` : ""}.`;
}

/** Warns of the narrowest cut if it is narrower than half a tile. */
export function formatWarning({ surfaces }: RoomPlan): string | undefined {
  const slivers = surfaces.flatMap(({ lattice: { axes }, ...laying }) => {
    const cuts = axes ? [axes.across.narrowest, axes.up.narrowest] : [];
    return cuts.filter((cut) => cut < narrowestAllowed(laying));
  });
  if (slivers.length === 0) return undefined;
  const cut = formatLength(Math.round(Math.min(...slivers)));
  return `The narrowest cut is ${cut}, less than half a tile. Put that end where it is seen least: behind the door, or in the far corner.`;
}

/** The text alternative of a surface's drawing. */
export function formatSurface(surface: PlannedSurface): string {
  const { width, height, openings } = surface.measured;
  const named = openings.flatMap(({ type, ...size }): Row[] =>
    type ? [[openingLabels[type], `${formatLength(size.width)} × ${formatLength(size.height)}`]] : [],
  );
  const numbers: Row[] = [
    [rowLabels.wholeTiles, formatNumber(surface.wholeTiles)],
    [rowLabels.cutTiles, formatNumber(surface.cuts.length)],
    ...cutRowsOf(surface),
    ...named,
  ];
  const sentences = numbers.map(([name, value]) => `${name}: ${value}.`).join(" ");
  return `${surface.tile.name}, ${formatLength(width)} × ${formatLength(height)}. ${sentences}`;
}
