import { group, listOf, text } from "../fields/content-fields";

/** Further places the company works in, by name only. */
export const additionalAreasSchema = group("Additional areas", {
  names: listOf("Names", text("Name", 40), 1),
});
