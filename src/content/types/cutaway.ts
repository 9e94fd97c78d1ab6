import { copy, group, listOf, order, reference, slug, text, wholeNumber } from "../fields/content-fields";
import { pictureKind, wholePicture } from "../fields/shared-fields";

/** Where a layer's number stands on the picture, in whole per cent, so that it holds at every size. */
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

/** A wall or a floor opened layer by layer, with a number on the picture for each layer. */
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
