import { type SurfaceName, surfaceNames } from "../room/names";
import { laidTile } from "../set-out/lattice";
import { SAWDUST } from "../set-out/line";
import type { SurfacePlan } from "../set-out/room-plan";
import { areaOf, boxOf, coreOf, meet } from "../set-out/shapes";
import type { Laying, Rectangle } from "../trade";
import { fits, SAW_CUT } from "./offcuts";

/**
 * Counts the tiles that turn a corner: the last piece of a course and the first one on the next wall are cut from one tile
 * where both and a saw cut fit into it, so that the bond runs on round the corner.
 */
export function tilesRoundCorners(surfaces: readonly SurfacePlan[], laying: Laying): number {
  if (laying.bond === "herringbone") return 0;
  const { width } = laidTile(laying);
  const walls = surfaces.map((plan) => ({
    name: plan.name,
    width: plan.surface.width,
    cuts: rectangularCuts(plan),
  }));
  // A cut that serves at one end of a wall cannot serve at its other end, too.
  const used = new Set<Rectangle>();
  for (const wall of walls) {
    const next = walls.find(({ name }) => name === wallAfter(wall.name));
    const begins = new Map(
      (next?.cuts ?? []).filter(({ x }) => x < SAWDUST).map((cut) => [levelOf(cut), cut]),
    );
    for (const last of wall.cuts.filter((cut) => cut.x + cut.width > wall.width - SAWDUST)) {
      const first = begins.get(levelOf(last));
      if (!first || used.has(last) || used.has(first)) continue;
      if (fits(last.width + SAW_CUT + first.width, width)) used.add(last).add(first);
    }
  }
  return used.size / 2;
}

/** The wall round the corner on the right. The front wall ends where the left one begins. */
function wallAfter(name: SurfaceName): SurfaceName | undefined {
  if (name === "floor") return undefined;
  return name === "front" ? "left" : surfaceNames[surfaceNames.indexOf(name) + 1];
}

/** The cuts that no opening and no slope touches. */
function rectangularCuts({ cuts, surface }: SurfacePlan): Rectangle[] {
  return cuts.flatMap((cut) => {
    const box = boxOf(cut);
    const isRectangle = areaOf(cut) > box.width * box.height - SAWDUST;
    return isRectangle && !surface.openings.some((opening) => meet(coreOf(box), opening)) ? box : [];
  });
}

/** The height at which a cut lies, and its own, in tenths of a millimetre: two cuts of one course have the same. */
const levelOf = ({ y, height }: Rectangle) => `${Math.round(10 * y)} ${Math.round(10 * height)}`;
