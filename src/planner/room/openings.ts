import { freeIntervals, type Interval, overlaps } from "../geometry";
import type { OpeningType, Rectangle, Size, Surface } from "../trade";

interface UsualOpening {
  /** Its size on a wall and its distance from the floor. */
  onWall: Size & { y: number };
  /** Its size on a floor, where that differs. */
  onFloor?: Size;
  /** True if it usually lies in the middle of its surface, not in the lower left corner. */
  isInMiddle?: boolean;
}

/** The openings that the planner knows, with their usual sizes. */
const usualOpenings: Readonly<Record<OpeningType, UsualOpening>> = {
  door: { onWall: { width: 840, height: 2040, y: 0 }, isInMiddle: true },
  window: { onWall: { width: 900, height: 1050, y: 1100 }, isInMiddle: true },
  niche: { onWall: { width: 300, height: 600, y: 1000 }, isInMiddle: true },
  bath: { onWall: { width: 1700, height: 560, y: 0 }, onFloor: { width: 1700, height: 700 } },
  tray: { onWall: { width: 900, height: 150, y: 0 }, onFloor: { width: 900, height: 900 } },
  basin: {
    onWall: { width: 600, height: 850, y: 0 },
    onFloor: { width: 600, height: 460 },
    isInMiddle: true,
  },
  pipe: { onWall: { width: 200, height: 2400, y: 0 }, onFloor: { width: 200, height: 200 } },
  cutout: { onWall: { width: 1200, height: 1000, y: 0 } },
};

export const openingTypes = Object.keys(usualOpenings) as OpeningType[];

/** The shortest side of a surface or opening: a niche's. */
export const shortestSideMm = 100;

/**
 * Returns an opening of its usual size where it usually is on a surface: in the middle, at the left or, cut out of a floor, at
 * the upper right. If another opening is there, it goes into the widest part beside the others, and is no wider than that part.
 */
export function usualOpening(type: OpeningType, isOnFloor: boolean, surface: Surface): Rectangle {
  const { onWall, onFloor, isInMiddle } = usualOpenings[type];
  const usual = isOnFloor ? { ...onWall, ...onFloor, y: 0 } : onWall;
  const height = Math.min(usual.height, surface.height);
  const highest = surface.height - height;
  const y = type === "cutout" ? highest : Math.min(usual.y, highest);
  const positionBetween = ({ from, to }: Interval): Rectangle => {
    const width = Math.min(usual.width, to - from);
    if (type === "cutout") return { x: to - width, y, width, height };
    return { x: isInMiddle ? Math.round((from + to - width) / 2) : from, y, width, height };
  };
  const usualPosition = positionBetween({ from: 0, to: surface.width });
  if (!surface.openings.some((one) => overlaps(one, usualPosition))) return usualPosition;
  const taken = surface.openings
    .filter((one) => one.y < y + height && one.y + one.height > y)
    .map((one) => ({ from: one.x, to: one.x + one.width }));
  const lengthOf = ({ from, to }: Interval) => to - from;
  const [widest] = freeIntervals(surface.width, taken, shortestSideMm).sort(
    (one, other) => lengthOf(other) - lengthOf(one),
  );
  return widest ? positionBetween(widest) : usualPosition;
}
