import { z } from "zod";
import { copy, group, listOf, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { postcodeDistrict } from "./area";

const degrees = (label: string, least: number, most: number) =>
  z.number().min(least).max(most).register(fieldDescriptions, {
    label,
    hint: "Centre of the place in degrees; the nearest areas are found by it.",
  });

const place = group("Place", {
  name: text({ label: "Name", hint: "What Londoners call the place or places.", max: 60 }),
  districts: listOf("Postcode districts", postcodeDistrict, 1, 8),
  latitude: degrees("Latitude", 51.2, 51.8),
  longitude: degrees("Longitude", -0.6, 0.4),
});

/** The answer to 'Do you work where I live?': its words, and the districts that belong to no area with a page. */
export const postcodeCheckSchema = group("Postcode check", {
  title: text({ label: "Title", max: 60 }),
  label: text({ label: "Label of the field", max: 40 }),
  hint: copy({ label: "Hint", max: 120 }),
  submit: text({ label: "Button", max: 30 }),
  area: copy({
    label: "Yes, and there is a page",
    hint: "{postcode} is the district. Links to the pages follow.",
    max: 160,
    placeholders: ["postcode"],
  }),
  near: copy({
    label: "Yes, and there are pages nearby",
    hint: "{postcode} is the district, {place} where it is. Links to the nearest pages follow.",
    max: 160,
    placeholders: ["postcode", "place"],
  }),
  outside: copy({
    label: "No",
    hint: "{postcode} is the district. Links to ask follow.",
    max: 160,
    placeholders: ["postcode"],
  }),
  invalid: copy({ label: "Not a postcode", hint: "With an example.", max: 160 }),
  unavailable: copy({ label: "Where the list cannot be fetched", max: 160 }),
  call: copy({ label: "Call link", max: 40 }),
  ask: text({ label: "Link to the quote form", max: 40 }),
  places: listOf("Places without a page", place, 1),
});

export type PostcodeCheckContent = z.infer<typeof postcodeCheckSchema>;
