import {
  group,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  textWithFacts,
  wholeNumber,
} from "../fields/content-fields";
import { wholePicture } from "../fields/picture-fields";

/** Position of a layer's number, in whole per cent of the picture, so that it holds at every size. */
const position = (label: string, hint: string) => wholeNumber(label, { min: 0, max: 100, hint });

const layer = group("Layer", {
  title: text("Title", { max: 60 }),
  description: textWithFacts("Description", {
    min: 40,
    max: 200,
    hint: "What the layer is and what it does.",
  }),
  missing: textWithFacts("Where it is missing", {
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
  introduction: textWithFacts("Introduction", { min: 40, max: 320 }),
  picture: wholePicture(),
  layers: list("Layers", layer, { min: 2, max: 12 }),
  services: optional(
    list("Services", reference("Service", "Service", { hint: "Its page shows the picture." }), { max: 12 }),
  ),
});
