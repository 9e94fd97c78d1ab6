import { z } from "zod";
import { copy, group, listOf, reference, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { pictureKind, wholePicture } from "../fields/shared-fields";

/** Where a layer's number stands on the picture, in whole per cent, so that it holds at every size. */
const place = (label: string, hint: string) =>
  z.int().min(0).max(100).register(fieldDescriptions, { label, hint });

const layer = group("Layer", {
  title: text({ label: "Title", max: 60 }),
  description: copy({
    label: "Description",
    hint: "What the layer is and what it does.",
    min: 40,
    max: 200,
  }),
  across: place(
    "Per cent across",
    "Where its number stands on the picture: 0 is the left edge, 100 the right.",
  ),
  down: place("Per cent down", "0 is the upper edge, 100 the lower."),
});

/** A wall or a floor opened layer by layer, with a number on the picture for each layer. */
export const cutawaySchema = group("Cutaway", {
  slug: slug("A short name for the picture, used inside the site only."),
  order: z.int().min(1).register(fieldDescriptions, { label: "Order", hint: "1 comes first." }),
  title: text({ label: "Title", max: 80 }),
  introduction: copy({ label: "Introduction", min: 40, max: 320 }),
  kind: pictureKind,
  picture: wholePicture,
  layers: listOf("Layers", layer, 2, 12),
  services: listOf("Services", reference("Service", "Service", "Its page shows the picture."), 1, 12),
});
