import type { Bond, RoomName } from "../../content/values/planner-names";
import type { Measure, SurfaceName } from "../room/room-presets";
import type { OpeningType } from "../trade";

export const roomLabels: Readonly<Record<RoomName, string>> = {
  wall: "One wall",
  showerOfThree: "A shower: three walls and a tray",
  showerOfThreeAndFloor: "A shower: three walls and the floor",
  showerOfTwo: "A shower: two walls and a tray",
  showerOfTwoAndFloor: "A shower: two walls and the floor",
  bath: "Three walls round a bath",
  floor: "A floor",
  floorInL: "An L-shaped floor",
  splashback: "A splashback",
  bathroom: "A bathroom: four walls and the floor",
};

export const measureLabels: Readonly<Record<Measure, string>> = {
  width: "Width",
  depth: "Depth",
  height: "Height",
};

export const surfaceLabels: Readonly<Record<SurfaceName, string>> = {
  left: "Left wall",
  back: "Back wall",
  right: "Right wall",
  front: "Front wall",
  floor: "Floor",
};

export const openingLabels: Readonly<Record<OpeningType, string>> = {
  door: "Door",
  window: "Window",
  niche: "Niche",
  bath: "Bath",
  tray: "Shower tray",
  basin: "Basin unit",
  pipe: "Boxed pipe",
  cutout: "Cut-out",
};

export const bondLabels: Readonly<Record<Bond, string>> = {
  straight: "Straight",
  brick: "Brick bond",
  third: "Third bond",
  herringbone: "Herringbone",
  vertical: "Vertical",
};

/** The rows of the table, some of which the drawing's legend and its text alternative name, too. */
export const rowLabels = {
  across: "Cuts left + right",
  up: "Cuts bottom + top",
  wholeTiles: "Whole tiles",
  cutTiles: "Cut tiles",
  tiles: "Tiles, with spares",
  boxes: "Boxes",
  area: "Area",
  adhesive: "Adhesive",
  grout: "Grout",
};
