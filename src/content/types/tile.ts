import { bondNames } from "../fields/bonds";
import {
  choice,
  colour,
  copy,
  folded,
  group,
  listOf,
  measure,
  optional,
  order,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { picture, pictureKind, wholePicture } from "../fields/shared-fields";
import { tilePlaces } from "../fields/tile-places";
import { valueAt } from "../fields/value-path";

export const bond = choice(bondNames, "Bond");

const perCent = (label: string, least: number) => measure(label, "In per cent of the picture.", least, 100);

/** The facts about a tile that the planner needs. */
const settingOut = group("Setting out", {
  width: measure("Width", "Of the face, or of a sheet of mosaic, in millimetres.", 10, 3000),
  height: measure("Height", "In millimetres.", 10, 3000),
  thickness: measure("Thickness", "In millimetres.", 2, 40),
  joint: measure("Joint", "Between two tiles, or two pieces of a mosaic, in millimetres.", 0.5, 20),
  bonds: listOf("Bonds", bond, 1, 5),
  tilesPerBox: wholeNumber("Tiles in a box", 1, undefined, "Or sheets. As the maker packs them."),
  soldAs: choice(["tiles", "sheets"], "Sold as", "Mosaic comes on sheets, and takes more adhesive."),
  colour: optional(colour("Colour", "Of the tile in drawings.")),
  places: optional(listOf("Where it may be laid", choice(tilePlaces, "Place"), 0, 2)),
  face: optional(
    folded(
      group("One tile in the picture", {
        x: perCent("From the left", 0),
        y: perCent("From the top", 0),
        width: perCent("Width", 1),
        height: perCent("Height", 1),
      }),
    ),
  ),
});

/** A kind of tile, seen close on the pages of the services that lay it. */
export const tileSchema = group("Tile", {
  slug: slug("A short name for the tile, used inside the site only."),
  order: order(),
  name: text("Name", 40, "What a tile shop calls it."),
  kind: pictureKind,
  picture,
  suits: copy("Where it suits", [20, 140], "Rooms, walls or floors, in one sentence."),
  avoid: copy("Where it does not", [20, 140], "And why, in one sentence."),
  services: listOf(
    "Services",
    reference("Service", "Service", "Its page shows the tile with its options."),
    1,
    12,
  ),
  settingOut: optional(folded(settingOut)),
});

/** True if the site has the tile planner, which needs a tile with its sizes. */
export const hasPlanner = (tiles: readonly unknown[]): boolean =>
  tiles.some((tile) => Boolean(valueAt(tile, ["settingOut"])));

/** Position of a layer's number, in whole per cent of the picture, so that it holds at every size. */
const place = (label: string, hint: string) => wholeNumber(label, 0, 100, hint);

const layer = group("Layer", {
  title: text("Title", 60),
  description: copy("Description", [40, 200], "What the layer is and what it does."),
  missing: copy("Where it is missing", [30, 160], "What happens in a room that was tiled without it."),
  across: place(
    "Per cent across",
    "Where its number stands on the picture: 0 is the left edge, 100 the right.",
  ),
  down: place("Per cent down", "0 is the upper edge, 100 the lower."),
});

/** A cutaway picture of a wall or floor, with a number for each layer. */
export const cutawaySchema = group("Cutaway", {
  slug: slug("A short name for the picture, used inside the site only."),
  order: order(),
  title: text("Title", 80),
  introduction: copy("Introduction", [40, 320]),
  kind: pictureKind,
  picture: wholePicture,
  layers: listOf("Layers", layer, 2, 12),
  services: listOf("Services", reference("Service", "Service", "Its page shows the picture."), 1, 12),
});
