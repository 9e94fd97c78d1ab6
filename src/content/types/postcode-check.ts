import { checkbox, group, list, optional, text, textWithFacts } from "../fields/content-fields";
import { postcodeDistrict } from "../fields/pattern-texts";

/** The answers to 'Do you work where I live?', and the districts that belong to no area with a page. */
export const postcodeCheckSchema = group("Postcode check", {
  title: text("Title", { max: 60 }),
  hint: textWithFacts("Hint", { max: 120, hint: "With an example of a postcode." }),
  area: textWithFacts("Yes, and there is a page", {
    max: 160,
    placeholders: ["postcode"],
    hint: "{postcode} is the district. Links to the pages follow.",
  }),
  covered: textWithFacts("Yes, without a page", {
    max: 160,
    placeholders: ["postcode"],
    hint: "{postcode} is the district.",
  }),
  outside: textWithFacts("No", {
    max: 160,
    placeholders: ["postcode"],
    hint: "{postcode} is the district. Links to call and to write follow.",
  }),
  invalid: textWithFacts("Not a postcode", { max: 160, hint: "With an example." }),
  districts: list("Further postcode districts", postcodeDistrict, {
    hint: "Districts where you work, besides those of the areas that have a page.",
  }),
  hidden: optional(
    checkbox("Leave it out", {
      hint: "No page asks for a postcode: for a firm that works wherever it is asked.",
    }),
  ),
});
