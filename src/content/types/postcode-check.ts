import type * as z from "zod";
import { copy, group, listOf, placeOnMap, text } from "../fields/content-fields";
import { postcodeDistrict } from "./area";

const place = group("Place", {
  name: text("Name", 60, "What people there call the place or places."),
  districts: listOf("Postcode districts", postcodeDistrict, 1, 8),
  ...placeOnMap("Centre of the place in degrees; the nearest areas are found by it."),
});

/** The answer to 'Do you work where I live?': its words, and the districts that belong to no area with a page. */
export const postcodeCheckSchema = group("Postcode check", {
  title: text("Title", 60),
  label: text("Label of the field", 40),
  hint: copy("Hint", 120),
  submit: text("Button", 30),
  area: copy("Yes, and there is a page", 160, "{postcode} is the district. Links to the pages follow."),
  near: copy(
    "Yes, and there are pages nearby",
    160,
    "{postcode} is the district, {place} where it is. Links to the nearest pages follow.",
  ),
  outside: copy("No", 160, "{postcode} is the district. Links to ask follow."),
  invalid: copy("Not a postcode", 160, "With an example."),
  unavailable: copy("Where the list cannot be fetched", 160),
  call: copy("Call link", 40),
  ask: text("Link to the quote form", 40),
  places: listOf("Places without a page", place, 1),
});

export type PostcodeCheckContent = z.infer<typeof postcodeCheckSchema>;
