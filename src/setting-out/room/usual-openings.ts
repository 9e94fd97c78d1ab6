import type { Rectangle, Size } from "../trade";
import type { OpeningKind, SurfaceName } from "./names";

/** Sizes with their distance from the floor, in millimetres, on a wall. */
const onWalls: Record<OpeningKind, Size & { y: number }> = {
  door: { width: 840, height: 2040, y: 0 },
  window: { width: 900, height: 1050, y: 1100 },
  niche: { width: 300, height: 600, y: 1000 },
  bath: { width: 1700, height: 560, y: 0 },
  tray: { width: 900, height: 150, y: 0 },
  basin: { width: 600, height: 850, y: 0 },
  pipe: { width: 200, height: 2400, y: 0 },
  cutout: { width: 1200, height: 1000, y: 0 },
};

/** The sizes of what stands on a floor. */
const onFloors: Partial<Record<OpeningKind, Size>> = {
  bath: { width: 1700, height: 700 },
  tray: { width: 900, height: 900 },
  basin: { width: 600, height: 460 },
  pipe: { width: 200, height: 200 },
};

const inMiddle: readonly OpeningKind[] = ["door", "window", "niche", "basin"];

/** The usual place of an opening: in the middle of a surface, in its lower left corner, or, cut out of a floor, upper right. */
export function usualOpening(kind: OpeningKind, on: SurfaceName, surface: Size): Rectangle {
  const usual = { ...onWalls[kind], ...(on === "floor" && { y: 0, ...onFloors[kind] }) };
  const width = Math.min(usual.width, surface.width);
  const height = Math.min(usual.height, surface.height);
  const [besides, above] = [surface.width - width, surface.height - height];
  if (kind === "cutout") return { x: besides, y: above, width, height };
  const x = inMiddle.includes(kind) ? Math.round(besides / 2) : 0;
  return { x, y: Math.min(usual.y, above), width, height };
}
