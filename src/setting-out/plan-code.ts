import { bondNames } from "../content/fields/bonds";
import { type RoomName, roomNames } from "../content/fields/room-names";
import { readLength } from "./lengths";
import { openingKind, openingKinds } from "./opening-kinds";
import { openingNames, type PlannedTiles, type Values } from "./plan-request";
import type { RoomPlan } from "./room-plan";
import { cornersOf, isSloping, longestIn, surfaceOf } from "./room-request";
import { type Measure, measuresOf, rooms, type SurfaceName, sidesOf } from "./rooms";

/** The field of an address that carries a plan as a code: /plan-your-tiles?p=… */
export const codeName = "p";

/** 64 signs that need no escape in an address (RFC 3986, 2.3), so that the code stays whole in mails and messages. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** How many values each part of a code can have. */
const counts = {
  /** More than there are. */
  room: 32,
  /** Tiles are known by a number made of their slug: another order of the tiles changes no code. */
  tile: 46_656,
  bond: bondNames.length,
  /** In hundredths of a millimetre. */
  joint: 2001,
  /** In tenths of a per cent. */
  spares: 501,
  openings: openingNames.length + 1,
  kind: openingKinds.length,
} as const;

type Part = readonly [value: number, count: number];

/** A plan as at most 60 signs, which `readPlanCode` reads. Lengths are whole millimetres. */
export function planCode({ room, tile, laying, spares, values }: RoomPlan): string {
  const { surfaces } = rooms[room];
  const lengthOf = (field: string) => readLength(values[field] ?? "") ?? 0;
  const slopes = isSloping(values);
  const heights = heightFields(room, slopes).map(lengthOf);
  const sizes: Sizes = { w: lengthOf("w"), d: lengthOf("d"), h: Math.max(0, ...heights) };
  const length = (millimetres: number): Part => [millimetres, longestIn(room) + 1];
  const openings = openingNames.filter((name) => values[name]);
  return written([
    [roomNames.indexOf(room), counts.room],
    [tileNumber(tile.slug), counts.tile],
    [bondNames.indexOf(laying.bond), counts.bond],
    [Math.round(laying.joint * 100), counts.joint],
    [Math.round(spares * 10), counts.spares],
    ...floorMeasures(room).map((measure) => length(sizes[measure])),
    [Number(slopes), 2],
    ...heights.map(length),
    [openings.length, counts.openings],
    ...openings.flatMap((name): Part[] => {
      const surface = surfaceOf(name, values, room);
      const [x, y] = [lengthOf(`${name}x`), lengthOf(`${name}y`)];
      const [width, height] = sizeOf(surface, sizes);
      return [
        [surfaces.indexOf(surface), surfaces.length],
        [openingKinds.indexOf(openingKind(values[name]) ?? "door"), counts.kind],
        [x, width + 1],
        [y, height + 1],
        [lengthOf(`${name}w`), width - x + 1],
        [lengthOf(`${name}h`), height - y + 1],
      ];
    }),
  ]);
}

/** The planner's fields that a code stands for; none where it is no code. The tile is empty if it is not there any more. */
export function readPlanCode(code: string, tiles: PlannedTiles): Values {
  if (!/^[\w-]{1,60}$/.test(code)) return {};
  const take = reader(code);
  const room = roomNames[take(counts.room)];
  const tile = slugOf(take(counts.tile), tiles);
  if (!room) return {};
  const bond = bondNames[take(counts.bond)] ?? "";
  const [joint, spares] = [take(counts.joint) / 100, take(counts.spares) / 10];
  const values: Record<string, string> = { room, tile, bond };
  Object.assign(values, { joint: String(joint), spares: String(spares) });
  const sizes: Sizes = { w: 0, d: 0, h: 0 };
  for (const measure of floorMeasures(room)) sizes[measure] = take(longestIn(room) + 1);
  const slopes = take(2) === 1;
  if (slopes) values.ceiling = "sloping";
  for (const field of heightFields(room, slopes)) {
    const height = take(longestIn(room) + 1);
    sizes.h = Math.max(sizes.h, height);
    values[field] = inMillimetres(height);
  }
  for (const measure of measuresOf(room)) values[measure] = inMillimetres(sizes[measure]);
  const { surfaces } = rooms[room];
  for (const name of openingNames.slice(0, take(counts.openings))) {
    const surface = surfaces[take(surfaces.length)] ?? surfaces[0];
    const kind = openingKinds[take(counts.kind)] ?? "";
    const [width, height] = sizeOf(surface, sizes);
    const [x, y] = [take(width + 1), take(height + 1)];
    const [w, h] = [take(width - x + 1), take(height - y + 1)];
    Object.assign(values, { [name]: kind, [`${name}s`]: surface });
    for (const [side, length] of Object.entries({ x, y, w, h })) values[name + side] = inMillimetres(length);
  }
  return values;
}

type Sizes = Record<Measure, number>;

const sizeOf = (surface: SurfaceName, sizes: Sizes) => {
  const [across, up] = sidesOf[surface];
  return [sizes[across], sizes[up]] as const;
};

/** The measures whose lengths stand in a code by themselves; the height stands there with the slope. */
const floorMeasures = (room: RoomName) => measuresOf(room).filter((measure) => measure !== "h");

/** The height of all walls, or of each corner below a slope; a floor has none. */
const heightFields = (room: RoomName, slopes: boolean) =>
  slopes ? cornersOf(room) : measuresOf(room).filter((measure) => measure === "h");

/** With its unit, because a small number without one is read as metres. */
const inMillimetres = (length: number) => `${length} mm`;

const slugOf = (number: number, tiles: PlannedTiles) =>
  tiles.find(({ slug }) => tileNumber(slug) === number)?.slug ?? "";

function tileNumber(slug: string): number {
  return [...slug].reduce((number, sign) => (number * 31 + sign.charCodeAt(0)) % counts.tile, 0);
}

/** One number out of all parts, the first of which is its last digit, written in base 64. */
function written(parts: readonly Part[]): string {
  let whole = parts.reduceRight((sum, [value, count]) => sum * BigInt(count) + BigInt(value), BigInt(0));
  let code = "";
  for (; whole > 0; whole /= BigInt(signs.length)) code = signs[Number(whole % BigInt(signs.length))] + code;
  return code;
}

/** Takes the parts out of a code again, one by one. */
function reader(code: string): (count: number) => number {
  const digits = [...code].map((sign) => BigInt(signs.indexOf(sign)));
  let whole = digits.reduce((sum, digit) => sum * BigInt(signs.length) + digit, BigInt(0));
  return (count) => {
    const value = Number(whole % BigInt(count));
    whole /= BigInt(count);
    return value;
  };
}
