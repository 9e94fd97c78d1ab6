import type * as z from "zod";
import { group, listOf, placeOnMap, reference, shapedText, slug, text } from "../fields/content-fields";
import { searchFields } from "../fields/shared-fields";

export const postcodeDistrict = shapedText(
  /^[A-Z]{1,2}\d{1,2}[A-Z]?$/,
  "an outward code in capitals, such as SW3 or EC2A",
  "postcode",
)("Postcode district", "The part before the space: SW3.");

const story = (label: string, hint: string) => text(label, [150, 900], hint);

/** A place the company works in; each has its own page. */
export const areaSchema = group("Area", {
  slug: slug("The end of the page's address: chelsea gives /areas/chelsea."),
  name: text("Name", 40, "The place as people there call it."),
  borough: text("Borough", 60, "The borough or boroughs, or the council."),
  postcodes: listOf("Postcode districts", postcodeDistrict, 1, 6),
  ...placeOnMap("Centre of the area in degrees, with five decimals: fewer put it in the wrong street."),
  neighbours: listOf(
    "Neighbours",
    reference(
      "Area",
      "Neighbour",
      "An area near this one, at most 5 km between centres; the link is shown on both pages.",
    ),
    1,
    8,
  ),
  house: reference(
    "House",
    "House",
    "The drawing that opens the page: a house like those that its text is about.",
  ),
  project: reference(
    "Project",
    "Leading project",
    "The project whose pictures stand among the page's words: a room like those of the place.",
  ),
  description: text("Card text", [40, 160], "One sentence for the card on the overview."),
  ...searchFields,
  introduction: text("Introduction", [80, 320], "Below the headline of the page."),
  homes: story("Homes", "What is built here, when and how, with streets by name."),
  bathrooms: story("Bathrooms", "What bathrooms here are like and what that means for tiling one."),
  conservation: story("Consents", "Conservation areas, listed buildings and freeholders, and what they ask."),
  access: story("Access", "Parking, lifts, stairs, hours: how the work gets in and out."),
});

export type Area = z.infer<typeof areaSchema>;

/** Further places the company works in, by name only. */
export const additionalAreasSchema = group("Additional areas", {
  names: listOf("Names", text("Name", 40), 1),
});
