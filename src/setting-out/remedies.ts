import { type DirectionRun, type Laying, latticeOf } from "./lattice";
import type { Plan } from "./plan";

/** Joints that tilers use, in millimetres. */
const JOINTS = [1.5, 2, 2.5, 3, 3.5, 4, 5, 6];

/** Other starts are tried in so many steps of whole millimetres: enough to find one, and quick while somebody types. */
const MOVES = 40;

/** Another joint, or another start, with the narrowest cut that it leaves. */
export interface Remedy {
  kind: "joint" | "right" | "up";
  /** The joint, or how far to move, in millimetres. */
  length: number;
  narrowest: number;
}

type Runs = Readonly<Record<"across" | "up", DirectionRun>>;

export const narrowestOf = ({ across, up }: Runs): number => Math.min(across.narrowest, up.narrowest);

/** True for a cut narrower than half a tile, in either direction. */
export function isSliver(cut: number, { tile, joint }: Laying): boolean {
  return cut < (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;
}

/** Finds the nearest other joint, or else the shortest move, that leaves no sliver. Undefined if neither does. */
export function remedyFor({ surface, laying, lattice: { runs } }: Plan): Remedy | undefined {
  if (!runs) return undefined;
  const tried = (kind: Remedy["kind"], length: number): Remedy | undefined => {
    const other = { ...laying, joint: kind === "joint" ? length : laying.joint };
    // Moves are counted from the present start; latticeOf counts them from a centred tile.
    const { across, up } = runs;
    const moved = {
      ...(kind === "right" && {
        across: across.start + length - (across.from + across.to - across.tile) / 2,
      }),
      ...(kind === "up" && { up: up.start + length - (up.from + up.to - up.tile) / 2 }),
    };
    const retried = latticeOf(surface, other, surface.openings, moved).runs;
    const narrowest = retried ? narrowestOf(retried) : 0;
    return isSliver(narrowest, other) ? undefined : { kind, length, narrowest };
  };
  const joints = [...JOINTS].sort((a, b) => Math.abs(a - laying.joint) - Math.abs(b - laying.joint));
  for (const joint of joints) {
    const remedy = tried("joint", joint);
    if (remedy) return remedy;
  }
  const longest = Math.max(runs.across.tile, runs.up.tile);
  const step = Math.ceil(longest / MOVES);
  for (let length = step; length < longest; length += step) {
    const remedy =
      (length < runs.across.tile && tried("right", length)) || (length < runs.up.tile && tried("up", length));
    if (remedy) return remedy;
  }
  return undefined;
}
