import { type DirectionRun, type Laying, latticeOf } from "./lattice";
import { type NamedSurface, sharedCourses } from "./room-plan";

/** Joints that tilers use, in millimetres. */
const JOINTS = [1.5, 2, 2.5, 3, 3.5, 4, 5, 6];

export const narrowestOf = ({ across, up }: Readonly<Record<"across" | "up", DirectionRun>>): number =>
  Math.min(across.narrowest, up.narrowest);

/** True for a cut narrower than half a tile. */
export function isSliver(cut: number, { tile, joint }: Laying): boolean {
  return cut < (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;
}

/** Finds the nearest other joint that leaves no sliver in a room, with its narrowest cut. Undefined if there is none. */
export function jointWithoutSliver(
  surfaces: readonly NamedSurface[],
  laying: Laying,
): { joint: number; narrowest: number } | undefined {
  if (laying.bond === "herringbone") return undefined;
  // A joint of another order belongs to another tile.
  const others = JOINTS.filter(
    (joint) => joint !== laying.joint && joint >= laying.joint / 2 && joint <= laying.joint * 2,
  );
  others.sort((a, b) => Math.abs(a - laying.joint) - Math.abs(b - laying.joint));
  for (const joint of others) {
    const other = { ...laying, joint };
    const shared = sharedCourses(surfaces, other);
    let narrowest = Number.POSITIVE_INFINITY;
    // Most joints fail on the first surface: the others are not set out for them.
    const isSliverless = surfaces.every(({ name, surface }) => {
      const { runs } = latticeOf(surface, other, shared(name));
      narrowest = Math.min(narrowest, runs ? narrowestOf(runs) : 0);
      return !isSliver(narrowest, other);
    });
    if (isSliverless) return { joint, narrowest };
  }
  return undefined;
}
