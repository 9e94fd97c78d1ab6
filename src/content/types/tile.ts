import { z } from "zod";
import { copy, group, listOf, reference, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { picture, pictureKind } from "../fields/shared-fields";

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
});
