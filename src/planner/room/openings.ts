import type { OpeningKind, Rectangle, Size } from "../trade";

interface UsualOpening {
  /** Its size on a wall and its distance from the floor, in millimetres. */
  onWall: Size & { y: number };
  /** Its size on a floor, where that differs. */
  onFloor?: Size;
  /** True if it usually lies in the middle of its surface, not in the lower left corner. */
  isInMiddle?: boolean;
}

/** The openings that the planner knows, with their usual sizes. */
const openings: Readonly<Record<OpeningKind, UsualOpening>> = {
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

export const openingKinds = Object.keys(openings) as OpeningKind[];

/** The usual size of an opening, and where it lies: in the middle of a surface, in its lower left corner, or, cut out of a floor, upper right. */
export function usualOpening(kind: OpeningKind, isOnFloor: boolean, surface: Size): Rectangle {
  const { onWall, onFloor, isInMiddle } = openings[kind];
  const usual = isOnFloor ? { ...onWall, ...onFloor, y: 0 } : onWall;
  const width = Math.min(usual.width, surface.width);
  const height = Math.min(usual.height, surface.height);
  const [besides, above] = [surface.width - width, surface.height - height];
  if (kind === "cutout") return { x: besides, y: above, width, height };
  return { x: isInMiddle ? Math.round(besides / 2) : 0, y: Math.min(usual.y, above), width, height };
}
