import { copy, group, listOf, order, reference, slug, text } from "../fields/content-fields";
import { picture, pictureKind } from "../fields/shared-fields";

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
});
