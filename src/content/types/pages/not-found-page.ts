import { group, text } from "../content-fields";
import { searchFields } from "../shared-fields";

/** The words of the 404 page. */
export const notFoundPageSchema = group("404 page", {
  ...searchFields,
  heading: text({ label: "Heading", max: 20 }),
  text: text({ label: "Text", max: 80 }),
  homeLink: text({ label: "Link to the home page", max: 40 }),
});
