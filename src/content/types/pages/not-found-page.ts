import { group, text } from "../../fields/content-fields";
import { searchFields } from "../../fields/shared-fields";

/** The words of the 404 page. */
export const notFoundPageSchema = group("404 page", {
  ...searchFields,
  heading: text({ label: "Heading", max: 20 }),
  text: text({ label: "Text", max: 80 }),
  homeLink: text({ label: "Link to the home page", max: 40 }),
});
