import type * as z from "zod/mini";
import { group, list, optional, reference, slug, text } from "../fields/content-fields";
import { coordinates } from "../fields/coordinates";
import { postcodeDistrict } from "../fields/pattern-texts";
import { derivedSearchFields } from "../fields/shared-fields";

/** An optional text. The page leaves it out while it is empty. */
const story = (label: string, hint: string) =>
  optional(text(label, { min: 40, max: 900, isAdvanced: true, hint }));

/** An area the company works in; each has its own page. */
export const areaSchema = group("Area", {
  slug: slug({ hint: "The end of the page's address, as in /areas/chelsea. An old address leads here." }),
  name: text("Name", { max: 40, hint: "The place as people there call it." }),
  postcodes: list("Postcode districts", postcodeDistrict, { min: 1, max: 6 }),
  ...coordinates("the middle of the area"),
  introduction: text("Introduction", {
    min: 80,
    max: 320,
    hint: "Two sentences below the headline of the page.",
  }),
  description: optional(
    text("Card text", {
      min: 40,
      max: 160,
      isDerived: true,
      isAdvanced: true,
      hint: "For the card on the overview. Left empty, it is the beginning of the introduction.",
    }),
  ),
  ...derivedSearchFields,
  house: optional(
    reference("House", "House", {
      hint: "The drawing that opens the page: a house like those that its text is about.",
    }),
  ),
  project: optional(
    reference("Leading project", "Project", {
      hint: "The project whose pictures stand among the page's words: a room like those of the place.",
    }),
  ),
  homes: story("Homes", "What is built here, when and how, with streets by name."),
  bathrooms: story("Bathrooms", "What bathrooms here are like and what that means for tiling one."),
  conservation: story("Consents", "Conservation areas, listed buildings and freeholders, and what they ask."),
  access: story("Access", "Parking, lifts, stairs, hours: how the work gets in and out."),
});

export type Area = z.infer<typeof areaSchema>;

/** Areas without a page, by name only. */
export const additionalAreasSchema = group("Additional areas", {
  names: list("Names", text("Name", { max: 40 })),
});
