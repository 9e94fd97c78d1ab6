import { z } from "zod";
import { group, listOf, reference, shapedText, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { searchFields } from "../fields/shared-fields";

export const postcodeDistrict = shapedText({
  label: "Postcode district",
  hint: "The part before the space: SW3.",
  pattern: /^[A-Z]{1,2}\d{1,2}[A-Z]?$/,
  says: "an outward code in capitals, such as SW3 or EC2A",
  use: "postcode",
});

/** Five decimals are about a metre; fewer put the pin in the wrong street (quality bar A4). */
const coordinate = (label: string, least: number, most: number) =>
  z.number().min(least).max(most).register(fieldDescriptions, {
    label,
    hint: "Centre of the area in degrees, five decimals, inside Greater London.",
  });

const story = (label: string, hint: string) => text({ label, hint, min: 150, max: 900 });

/** A place the company works in; each has its own page. */
export const areaSchema = group("Area", {
  slug: slug("The end of the page's address: chelsea gives /areas/chelsea."),
  name: text({ label: "Name", hint: "The place as Londoners call it.", max: 40 }),
  borough: text({ label: "Borough", hint: "The London borough or boroughs.", max: 60 }),
  postcodes: listOf("Postcode districts", postcodeDistrict, 1, 6),
  latitude: coordinate("Latitude", 51.28, 51.7),
  longitude: coordinate("Longitude", -0.52, 0.34),
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
  project: reference(
    "Project",
    "Leading project",
    "The project whose first picture opens the page: a home like those of the place.",
  ),
  description: text({
    label: "Card text",
    hint: "One sentence for the card on the overview.",
    min: 40,
    max: 160,
  }),
  ...searchFields,
  introduction: text({ label: "Introduction", hint: "Below the headline of the page.", min: 80, max: 320 }),
  homes: story("Homes", "What is built here, when and how, with streets by name."),
  bathrooms: story("Bathrooms", "What bathrooms here are like and what that means for tiling one."),
  conservation: story("Consents", "Conservation areas, listed buildings and freeholders, and what they ask."),
  access: story("Access", "Parking, lifts, stairs, hours: how the work gets in and out."),
});

export type Area = z.infer<typeof areaSchema>;
