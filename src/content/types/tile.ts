import { copy, group, listOf, order, reference, slug, text } from "../fields/content-fields";
import { picture, pictureKind } from "../fields/shared-fields";

/** A kind of tile, seen close on the pages of the services that lay it. */
export const tileSchema = group("Tile", {
  slug: slug("A short name for the tile, used inside the site only."),
  order: order(),
  name: text("Name", 40, { hint: "What a tile shop calls it." }),
  kind: pictureKind,
  picture,
  suits: copy("Where it suits", 140, { hint: "Rooms, walls or floors, in one sentence.", min: 20 }),
  avoid: copy("Where it does not", 140, { hint: "And why, in one sentence.", min: 20 }),
  services: listOf(
    "Services",
    reference("Service", "Service", "Its page shows the tile with its options."),
    1,
    12,
  ),
});
