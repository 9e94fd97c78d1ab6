import { group, slug, text } from "../fields/content-fields";
import { drawing } from "../fields/picture-fields";

/** A house of the town, drawn cut open: where its bathroom is, and how pipes and tiles get there. */
export const houseSchema = group("House", {
  slug: slug({ hint: "A short name for the drawing, used inside the site only." }),
  title: text("Title", { max: 40, hint: "Stands below the drawing: Stock-brick terrace." }),
  picture: drawing,
});
