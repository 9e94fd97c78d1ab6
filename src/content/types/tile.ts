import { z } from "zod";
import { choice, copy, group, listOf, reference, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { picture, pictureKind } from "../fields/shared-fields";

/** As in COURSES of src/setting-out/run.ts, and the herringbone. */
export const bond = choice(["straight", "brick", "third", "herringbone", "vertical"], "Bond");

const measure = (label: string, hint: string, least: number, most: number) =>
  z.number().min(least).max(most).register(fieldDescriptions, { label, hint });

/** What the planner has to know of a tile. */
const settingOut = group("Setting out", {
  width: measure("Width", "Of the face, or of a sheet of mosaic, in millimetres.", 10, 3000),
  height: measure("Height", "In millimetres.", 10, 3000),
  thickness: measure("Thickness", "In millimetres.", 2, 40),
  joint: measure("Joint", "Between two tiles, or two pieces of a mosaic, in millimetres.", 0.5, 20),
  bonds: listOf("Bonds", bond, 1, 5),
  tilesPerBox: z
    .int()
    .min(1)
    .register(fieldDescriptions, { label: "Tiles in a box", hint: "Or sheets. As the maker packs them." }),
  soldAs: choice(["tiles", "sheets"], "Sold as", "Mosaic comes on sheets, and takes more adhesive."),
});

/** A kind of tile, seen close on the pages of the services that lay it. */
export const tileSchema = group("Tile", {
  slug: slug("A short name for the tile, used inside the site only."),
  order: z.int().min(1).register(fieldDescriptions, { label: "Order", hint: "1 comes first." }),
  name: text({ label: "Name", hint: "What a tile shop calls it.", max: 40 }),
  kind: pictureKind,
  picture,
  suits: copy({
    label: "Where it suits",
    hint: "Rooms, walls or floors, in one sentence.",
    min: 20,
    max: 140,
  }),
  avoid: copy({ label: "Where it does not", hint: "And why, in one sentence.", min: 20, max: 140 }),
  services: listOf(
    "Services",
    reference("Service", "Service", "Its page shows the tile with its options."),
    1,
    12,
  ),
  settingOut: settingOut.optional(),
});
