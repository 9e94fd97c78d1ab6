import { group, listOf, text } from "../fields/content-fields";

/** Further places the company works in, by name only. */
export const additionalAreasSchema = group("Additional areas", {
  names: listOf("Names", text({ label: "Name", max: 40 }), 1),
});
