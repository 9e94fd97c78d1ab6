import { fillPlaceholders } from "../../content/fields/placeholders";
import { jointWithoutSliver, narrowestOf, sizesWithoutCuts } from "../amounts/advice";
import type { RoomPlan, SurfacePlan } from "../set-out/room-plan";
import { isSliver } from "../set-out/slivers";
import { jointInWords, millimetres } from "./numbers";
import type { PlannerWords } from "./words";

/** Offers the sizes at which nothing is cut, where every cut in a direction loses less than 10 mm. */
export function sizeAdvice(plan: RoomPlan, words: PlannerWords): string {
  return sizesWithoutCuts(plan)
    .map(({ measure, size }) =>
      fillPlaceholders(measure === "h" ? words.wholeHeight : words.wholeWidth, {
        size: millimetres(size),
        name: words.measures[measure].toLowerCase(),
      }),
    )
    .join(" ");
}

/** Says how each surface was set out, and advises on a cut narrower than half a tile. */
export function settingOutAdvice(plan: RoomPlan, words: PlannerWords): string {
  const walls = plan.surfaces.filter(({ name }) => name !== "floor");
  const floor = plan.surfaces.filter(({ name }) => name === "floor");
  const isOnRim = walls.some(({ lattice }) => lattice.lines?.up.beginsAt !== undefined);
  return [
    ...(isOnRim ? [words.full.onRim] : []),
    ...centring(plan.surfaces, words),
    ...[walls, floor].flatMap((alike) => sliverAdvice(alike, plan.rims, words)),
  ].join(" ");
}

function centring(surfaces: readonly SurfacePlan[], words: PlannerWords): string[] {
  const { centredOn, slantingCuts } = words.full;
  const ways = surfaces.map(({ name, lattice }) => {
    const from = lattice.lines?.across.setOutFrom;
    return { name, says: from && from !== "rim" ? centredOn[from] : slantingCuts };
  });
  const kinds = [...new Set(ways.map(({ says }) => says))];
  return kinds.map((kind) => {
    const names = ways.filter(({ says }) => says === kind).map(({ name }) => words.surfaces[name]);
    return kinds.length > 1 ? `${names.join(", ")}: ${kind}` : kind;
  });
}

/** Surfaces that are laid alike: their narrowest cut, and another joint that leaves none so narrow. */
function sliverAdvice(
  surfaces: readonly SurfacePlan[],
  rims: readonly number[],
  { full }: PlannerWords,
): string[] {
  const laying = surfaces[0]?.laying;
  const narrowest = Math.min(
    ...surfaces.flatMap(({ lattice }) => (lattice.lines ? narrowestOf(lattice.lines) : [])),
  );
  if (!laying || !isSliver(narrowest, laying)) return [];
  const other = jointWithoutSliver(surfaces, rims);
  return [
    fillPlaceholders(full.sliver, { cut: millimetres(narrowest) }),
    other
      ? fillPlaceholders(full.otherJoint, {
          joint: jointInWords(other.joint),
          cut: millimetres(other.narrowest),
        })
      : full.hideSliver,
  ];
}
