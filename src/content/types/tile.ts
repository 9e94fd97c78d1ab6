import { bondNames } from "../fields/bonds";
import {
  choice,
  copy,
  decimalNumber,
  group,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { picture, pictureKind, wholePicture } from "../fields/picture-fields";
import { colour } from "../fields/shaped-texts";
import { surfaceKinds } from "../fields/surface-kinds";
import { valueAt } from "../fields/value-path";

export const bond = choice("Bond", bondNames);

/** The facts about a tile that the planner needs. */
const settingOut = group(
  "Setting out",
  {
    width: decimalNumber("Width", {
      min: 10,
      max: 3000,
      hint: "Of the face, or of a sheet of mosaic, in millimetres.",
    }),
    height: decimalNumber("Height", { min: 10, max: 3000, hint: "In millimetres." }),
    thickness: decimalNumber("Thickness", { min: 2, max: 40, hint: "In millimetres." }),
    joint: decimalNumber("Joint", {
      min: 0.5,
      max: 20,
      hint: "Between two tiles, or two pieces of a mosaic, in millimetres.",
    }),
    bonds: list("Bonds", bond, { min: 1, max: 5 }),
    tilesPerBox: wholeNumber("Tiles in a box", { min: 1, hint: "Or sheets. As the maker packs them." }),
    spares: optional(
      wholeNumber("Spares", {
        min: 0,
        max: 50,
        hint: "In per cent. Left empty, 10; a tile made by hand, of which some are sorted out, needs more.",
      }),
    ),
    soldAs: choice("Sold as", ["tiles", "sheets"], {
      hint: "Mosaic comes on sheets, and takes more adhesive.",
    }),
    colour: optional(colour("Colour", { hint: "Of the tile in drawings." })),
    surfaceKinds: optional(list("Where it may be laid", choice("Surface", surfaceKinds), { max: 2 })),
  },
  { isFolded: true },
);

/** A kind of tile, seen close on the pages of the services that lay it. */
export const tileSchema = group("Tile", {
  slug: slug({ hint: "A short name for the tile, used inside the site only." }),
  order: order(),
  name: text("Name", { max: 40, hint: "What a tile shop calls it." }),
  kind: pictureKind,
  picture: picture("Picture"),
  suits: copy("Where it suits", { min: 20, max: 140, hint: "Rooms, walls or floors, in one sentence." }),
  avoid: copy("Where it does not", { min: 20, max: 140, hint: "And why, in one sentence." }),
  services: optional(
    list("Services", reference("Service", "Service", { hint: "Its page shows the tile with its options." }), {
      max: 12,
    }),
  ),
  settingOut: optional(settingOut),
});

/** True if the site has the tile planner, which needs a tile with its sizes. */
export const hasPlanner = (tiles: readonly unknown[]): boolean =>
  tiles.some((tile) => Boolean(valueAt(tile, ["settingOut"])));

/** Position of a layer's number, in whole per cent of the picture, so that it holds at every size. */
const position = (label: string, hint: string) => wholeNumber(label, { min: 0, max: 100, hint });

const layer = group("Layer", {
  title: text("Title", { max: 60 }),
  description: copy("Description", { min: 40, max: 200, hint: "What the layer is and what it does." }),
  missing: copy("Where it is missing", {
    min: 30,
    max: 160,
    hint: "What happens in a room that was tiled without it.",
  }),
  across: position(
    "Per cent across",
    "Where its number stands on the picture: 0 is the left edge, 100 the right.",
  ),
  down: position("Per cent down", "0 is the upper edge, 100 the lower."),
});

/** A cutaway picture of a wall or floor, with a number for each layer. */
export const cutawaySchema = group("Cutaway", {
  slug: slug({ hint: "A short name for the picture, used inside the site only." }),
  order: order(),
  title: text("Title", { max: 80 }),
  introduction: copy("Introduction", { min: 40, max: 320 }),
  kind: pictureKind,
  picture: wholePicture,
  layers: list("Layers", layer, { min: 2, max: 12 }),
  services: optional(
    list("Services", reference("Service", "Service", { hint: "Its page shows the picture." }), { max: 12 }),
  ),
});
