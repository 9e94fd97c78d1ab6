import { z } from "zod";
import { bondNames } from "../fields/bonds";
import {
  choice,
  copy,
  group,
  listOf,
  order,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { picture, pictureKind } from "../fields/shared-fields";

export const bond = choice(bondNames, "Bond");

export const measure = (label: string, hint: string, least: number, most: number) =>
  z.number().min(least).max(most).register(fieldDescriptions, { label, hint });

/** What the planner has to know of a tile. */
const settingOut = group("Setting out", {
  width: measure("Width", "Of the face, or of a sheet of mosaic, in millimetres.", 10, 3000),
  height: measure("Height", "In millimetres.", 10, 3000),
  thickness: measure("Thickness", "In millimetres.", 2, 40),
  joint: measure("Joint", "Between two tiles, or two pieces of a mosaic, in millimetres.", 0.5, 20),
  bonds: listOf("Bonds", bond, 1, 5),
  tilesPerBox: wholeNumber("Tiles in a box", 1, undefined, "Or sheets. As the maker packs them."),
  soldAs: choice(["tiles", "sheets"], "Sold as", "Mosaic comes on sheets, and takes more adhesive."),
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
  settingOut: settingOut.optional(),
});
