import { bondNames } from "../content/fields/bonds";
import { openingNames, type PlannedTiles, type TilePlan, type Values } from "./plan-request";

/** The field of an address that carries a plan as a code: /plan-your-tiles?p=… */
export const codeName = "p";

/** 64 signs that need no escape in an address (RFC 3986, 2.3), so that the code stays whole in mails and messages. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const openingKinds: readonly string[] = ["door", "window", "niche"];

/** How many values each part of a code can have: lengths in tenths of a millimetre up to 15 m, shares in tenths of a per cent. */
const counts = {
  length: 150_001,
  /** Tiles are known by a number made of their slug: another order of the tiles changes no code. */
  tile: 46_656,
  bond: bondNames.length,
  /** In hundredths of a millimetre. */
  joint: 2001,
  spares: 501,
  openings: openingNames.length + 1,
  kind: openingKinds.length,
} as const;

type Part = readonly [value: number, count: number];

/** A plan as at most 60 signs, which `readPlanCode` reads. */
export function planCode({ surface, tile, laying, spares, values }: TilePlan): string {
  const length = (millimetres: number): Part => [Math.round(millimetres * 10), counts.length];
  const kinds = openingNames.flatMap((name) => values[name] || []);
  const openings = surface.openings.flatMap(({ x, y, width, height }, index): Part[] => [
    [Math.max(0, openingKinds.indexOf(kinds[index] ?? "")), counts.kind],
    ...[x, y, width, height].map(length),
  ]);
  return written([
    [surface.openings.length, counts.openings],
    length(surface.width),
    length(surface.height),
    [tileNumber(tile.slug), counts.tile],
    [bondNames.indexOf(laying.bond), counts.bond],
    [Math.round(laying.joint * 100), counts.joint],
    [Math.round(spares * 10), counts.spares],
    ...openings,
  ]);
}

/** The planner's fields that a code stands for; none where it is no code, or of a tile that is not there any more. */
export function readPlanCode(code: string, tiles: PlannedTiles): Values {
  const take = reader(code);
  // With its unit, because a small number without one is read as metres.
  const length = () => `${take(counts.length) / 10} mm`;
  const openings = take(counts.openings);
  const [w, h] = [length(), length()];
  const number = take(counts.tile);
  const tile = tiles.find(({ slug }) => tileNumber(slug) === number);
  if (!tile) return {};
  const bond = bondNames[take(counts.bond)] ?? "";
  const [joint, spares] = [take(counts.joint) / 100, take(counts.spares) / 10];
  const values: Record<string, string> = { w, h, tile: tile.slug, bond };
  Object.assign(values, { joint: String(joint), spares: String(spares) });
  for (const name of openingNames.slice(0, openings)) {
    values[name] = openingKinds[take(counts.kind)] ?? "";
    for (const side of ["x", "y", "w", "h"]) values[name + side] = length();
  }
  return values;
}

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

/** Takes the parts out of a code again, one by one; all are 0 where it is no code. */
function reader(code: string): (count: number) => number {
  const digits = [...code].map((sign) => signs.indexOf(sign));
  const isCode = digits.length <= 60 && !digits.includes(-1);
  let whole = isCode
    ? digits.reduce((sum, digit) => sum * BigInt(signs.length) + BigInt(digit), BigInt(0))
    : BigInt(0);
  return (count) => {
    const value = Number(whole % BigInt(count));
    whole /= BigInt(count);
    return value;
  };
}
