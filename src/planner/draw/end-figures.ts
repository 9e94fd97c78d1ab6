import { type Lattice, tilesOn } from "../set-out/lattice";
import { isWhole, SAWDUST } from "../set-out/line";
import { meet, within } from "../set-out/shapes";
import type { Point, Rectangle, Surface } from "../trade";

/** A length printed on the piece that has it. */
export interface Figure {
  at: Point;
  length: number;
}

/**
 * The lengths of the cuts at the left, right, lower and upper end, each on the piece nearest to the middle of its side that
 * no opening touches. A whole tile has no figure.
 */
export function endFigures(surface: Surface, lattice: Lattice): Figure[] {
  if (!lattice.lines) return [];
  const { across, up } = lattice.lines;
  const tiled = { x: across.from, y: up.from, width: across.to - across.from, height: up.to - up.from };
  const cuts = tilesOn(surface, lattice)
    .map((tile) => ({ tile, piece: within(tiled, tile) }))
    .filter(({ piece }) => isSeen(surface, piece))
    .flatMap(({ tile, piece }) => cutsAtEnds(surface, tile, piece));
  const nearest = (["left", "right", "bottom", "top"] as const).flatMap((end) =>
    cuts
      .filter((cut) => cut.end === end)
      .reduce<EndCut[]>(([best], cut) => [best && best.distance <= cut.distance ? best : cut], []),
  );
  // A piece that is cut at two ends has one figure.
  const isFirstThere = ({ at }: Figure, index: number) =>
    nearest.findIndex((other) => other.at.join() === at.join()) === index;
  return nearest.filter(isFirstThere);
}

interface EndCut extends Figure {
  end: "left" | "right" | "bottom" | "top";
  /** From the middle of that end. */
  distance: number;
}

const isSeen = (surface: Surface, piece: Rectangle) =>
  piece.width >= SAWDUST &&
  piece.height >= SAWDUST &&
  !surface.openings.some((opening) => meet(piece, opening));

function cutsAtEnds({ width, height }: Surface, tile: Rectangle, piece: Rectangle): EndCut[] {
  const at: Point = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  const [fromMiddleUp, fromMiddleAcross] = [Math.abs(at[1] - height / 2), Math.abs(at[0] - width / 2)];
  const across = { at, length: piece.width, distance: fromMiddleUp };
  const up = { at, length: piece.height, distance: fromMiddleAcross };
  const [right, top] = [piece.x + piece.width, piece.y + piece.height];
  const isCutFrom = (left: number, whole: number) => !isWhole(left, whole);
  return [
    ...(isCutFrom(tile.x + tile.width - piece.x, tile.width) ? [{ ...across, end: "left" as const }] : []),
    ...(isCutFrom(right - tile.x, tile.width) ? [{ ...across, end: "right" as const }] : []),
    ...(isCutFrom(tile.y + tile.height - piece.y, tile.height) ? [{ ...up, end: "bottom" as const }] : []),
    ...(isCutFrom(top - tile.y, tile.height) ? [{ ...up, end: "top" as const }] : []),
  ];
}
