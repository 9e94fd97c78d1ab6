import { group, text } from "../../fields/content-fields";
import { searchFields } from "../../fields/shared-fields";

/** The words of the 404 page. */
export const notFoundPageSchema = group("404 page", {
  ...searchFields,
  heading: text("Heading", 20),
  text: text("Text", 80),
  homeLink: text("Link to the home page", 40),
});
