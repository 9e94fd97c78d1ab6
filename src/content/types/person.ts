import { group, order, slug, text, wholeNumber } from "../fields/content-fields";
import { pictureNamed } from "../fields/shared-fields";

/** Somebody who comes to customers' homes. */
export const personSchema = group("Person", {
  slug: slug("A short name for the person, used inside the site only."),
  order: order(),
  name: text("Name", 60, "As they introduce themselves at the door."),
  work: text("What they do", 120, "Such as: Sets out and lays natural stone."),
  since: wholeNumber("With the company since", 1950, 2100, "A year."),
  portrait: pictureNamed("Portrait", "Portrait"),
});
