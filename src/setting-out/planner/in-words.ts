import { fillPlaceholders } from "../../content/fields/placeholders";
import { amountsOf } from "../amounts/amounts";
import { measuresOf, sidesOf } from "../room/presets";
import type { LaidLine } from "../set-out/lattice";
import { isWhole } from "../set-out/line";
import type { RoomPlan, SurfacePlan } from "../set-out/room-plan";
import { inNumber, jointInWords, millimetres } from "./numbers";
import type { PlannerWords } from "./words";

/** Fills a plan's facts into copy. */
export function tellPlan(copy: string, plan: RoomPlan, words: PlannerWords): string {
  const { whole, cut, surfaces } = plan;
  const tiles = amountsOf(plan).tiles.reduce((sum, amount) => sum + amount.tiles, 0);
  const [first] = surfaces;
  const floor = surfaces.find(({ name }) => name === "floor");
  return fillPlaceholders(copy, {
    ...(first && layingFacts(first, words)),
    floor: floor && floor !== first ? fillPlaceholders(words.floorLaid, layingFacts(floor, words)) : "",
    room: words.rooms[plan.name],
    size: sizeOf(plan),
    whole: counted(whole, words.counts.whole),
    tiles: counted(tiles, words.counts.tiles),
    cut: inNumber(cut),
  });
}

const layingFacts = ({ tile, laying }: SurfacePlan, words: PlannerWords) => ({
  tile: tile.name,
  bond: words.bonds[laying.bond].toLowerCase(),
  joint: jointInWords(laying.joint),
});

/** 1 tile, 12 tiles. */
const counted = (n: number, { one, many }: { one: string; many: string }): string =>
  fillPlaceholders(n === 1 ? one : many, { n: inNumber(n) });

/** A room's width, depth and height. Under a slope, both its heights. */
function sizeOf({ name, surfaces }: RoomPlan): string {
  const measures = measuresOf(name).map((measure) => {
    const lengths = surfaces.flatMap(({ name, measured: { width, height, heights = [height] } }) => {
      const [across, up] = sidesOf[name];
      return [...(across === measure ? [width] : []), ...(up === measure ? heights : [])];
    });
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return least < most ? `${inNumber(least)}–${millimetres(most)}` : millimetres(most);
  });
  return measures.join(" × ");
}

/** A row of the table. */
export type Row = readonly [name: string, value: string];

/** The cuts of a room's surfaces. Those that are alike share a row, under their names if others differ. */
export function cutRows({ surfaces }: RoomPlan, words: PlannerWords): Row[] {
  const rows = surfaces.flatMap((surface) =>
    cutRowsOf(surface, words).map(([name, value]) => ({
      surface: words.surfaces[surface.name],
      name,
      value,
    })),
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
function cutRowsOf({ lattice: { lines }, surface }: SurfacePlan, words: PlannerWords): Row[] {
  if (!lines) return [];
  return [
    [words.leftAndRight, cutsInWords(lines.across, false, words)],
    [words.bottomAndTop, cutsInWords(lines.up, Boolean(surface.heights), words)],
  ];
}

function cutsInWords(
  { endsOfCourses, tile, joint }: LaidLine,
  isSloping: boolean,
  words: PlannerWords,
): string {
  const piece = (length: number) => (isWhole(length, tile) ? words.wholeTile : `${Math.round(length)} mm`);
  const last = (length: number) => (isSloping ? words.slanting : piece(length));
  const cutCourses = endsOfCourses.filter(
    ({ first, last }) => isSloping || !isWhole(first, tile) || !isWhole(last, tile),
  );
  if (cutCourses.length === 0) return fillPlaceholders(words.fits, { joint: jointInWords(joint) });
  return cutCourses.map((cut) => `${piece(cut.first)} + ${last(cut.last)}`).join(", ");
}

/** A surface's drawing in words, with its numbers and its openings. */
export function describeSurface(plan: SurfacePlan, { surfaces }: RoomPlan, words: PlannerWords): string {
  const { width, height, heights, openings } = plan.measured;
  const names = surfaces.length > 1 ? [words.surfaces[plan.name], plan.tile.name] : [plan.tile.name];
  const size = [millimetres(width), ...(heights ?? [height]).map(millimetres)].join(" × ");
  const counts: Row[] = [
    [words.legend.whole, inNumber(plan.whole)],
    [words.legend.cut, inNumber(plan.cuts.length)],
  ];
  const named = openings.flatMap(({ kind, ...size }): Row[] =>
    kind ? [[words.openings[kind], `${millimetres(size.width)} × ${millimetres(size.height)}`]] : [],
  );
  const numbers = [...counts, ...cutRowsOf(plan, words), ...named].map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[...names, size].join(", ")}. ${numbers.join(". ")}.`;
}
