import { choice, group, slug, text } from "../fields/content-fields";
import { wholePicture } from "../fields/shared-fields";

const houseTypes = ["Mansion flat", "Mews", "Terrace", "Tower", "Villa", "Cottage"] as const;

/** A kind of house of the town, drawn cut open: where its bathroom is, and how pipes and tiles get there. */
export const houseSchema = group("House", {
  slug: slug("A short name for the drawing, used inside the site only."),
  type: choice(houseTypes, "Type", "What such a house is called, whatever it is built of."),
  title: text("Title", 40, "Stands below the drawing: Stock-brick terrace."),
  picture: wholePicture,
});
