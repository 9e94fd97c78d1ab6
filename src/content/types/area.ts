import type * as z from "zod/mini";
import {
  copy,
  derived,
  folded,
  group,
  listOf,
  optional,
  pageCopy,
  placeOnMap,
  reference,
  shapedText,
  slug,
  text,
  tick,
} from "../fields/content-fields";
import { searchFields, wholePicture } from "../fields/shared-fields";

const postcodeDistrict = shapedText(
  /^[A-Z]{1,2}\d{1,2}[A-Z]?$/,
  "an outward code in capitals, such as SW3 or EC2A",
  "postcode",
)("Postcode district", "The part before the space: SW3.");

/** Only some areas have these. The page leaves out a text that is empty. */
const story = (label: string, hint: string) => optional(folded(text(label, [40, 900], hint)));

/** A place the company works in; each has its own page. Required are a name, postcodes, the place and an introduction. */
export const areaSchema = group("Area", {
  slug: slug("The end of the page's address, as in /areas/chelsea. An old address leads here."),
  name: text("Name", 40, "The place as people there call it."),
  postcodes: listOf("Postcode districts", postcodeDistrict, 1, 6),
  ...placeOnMap("the middle of the area"),
  introduction: text("Introduction", [80, 320], "Two sentences below the headline of the page."),
  description: derived(
    folded(
      text(
        "Card text",
        [40, 160],
        "One sentence for the card on the overview. Left empty, it is the introduction's first.",
      ),
    ),
  ),
  seoTitle: derived(searchFields.seoTitle),
  seoDescription: derived(searchFields.seoDescription),
  borough: optional(folded(text("Borough", 60, "The borough or boroughs, or the council."))),
  neighbours: optional(
    folded(
      listOf(
        "Neighbours",
        reference(
          "Area",
          "Neighbour",
          "An area near this one, at most 5 km between centres; the link is shown on both pages. The nearest follow by themselves.",
        ),
        0,
        8,
      ),
    ),
  ),
  house: optional(
    reference(
      "House",
      "House",
      "The drawing that opens the page: a house like those that its text is about.",
    ),
  ),
  project: optional(
    reference(
      "Project",
      "Leading project",
      "The project whose pictures stand among the page's words: a room like those of the place.",
    ),
  ),
  homes: story("Homes", "What is built here, when and how, with streets by name."),
  bathrooms: story("Bathrooms", "What bathrooms here are like and what that means for tiling one."),
  conservation: story("Consents", "Conservation areas, listed buildings and freeholders, and what they ask."),
  access: story("Access", "Parking, lifts, stairs, hours: how the work gets in and out."),
});

export type Area = z.infer<typeof areaSchema>;

/** Further places the company works in, by name only. */
export const additionalAreasSchema = group("Additional areas", {
  names: listOf("Names", text("Name", 40), 0),
});

/** A kind of house of the town, drawn cut open: where its bathroom is, and how pipes and tiles get there. */
export const houseSchema = group("House", {
  slug: slug("A short name for the drawing, used inside the site only."),
  type: text("Type", 40, "What such a house is called, whatever it is built of: Terrace."),
  title: text("Title", 40, "Stands below the drawing: Stock-brick terrace."),
  picture: wholePicture,
});

const place = group("Place", {
  name: text("Name", 60, "What people there call the place or places."),
  districts: listOf("Postcode districts", postcodeDistrict, 1, 8),
  ...placeOnMap("the middle of the place"),
});

/** The answer to 'Do you work where I live?': its words, and the districts that belong to no area with a page. */
export const postcodeCheckSchema = group("Postcode check", {
  title: text("Title", 60),
  label: text("Label of the field", 40),
  hint: copy("Hint", 120),
  submit: text("Button", 30),
  area: pageCopy(
    ["postcode"],
    "Yes, and there is a page",
    160,
    "{postcode} is the district. Links to the pages follow.",
  ),
  near: pageCopy(
    ["postcode", "place"],
    "Yes, and there are pages nearby",
    160,
    "{postcode} is the district, {place} where it is. Links to the nearest pages follow.",
  ),
  outside: pageCopy(["postcode"], "No", 160, "{postcode} is the district. Links to ask follow."),
  invalid: copy("Not a postcode", 160, "With an example."),
  unavailable: copy("Where the list cannot be fetched", 160),
  call: copy("Call link", 40),
  ask: text("Link to the quote form", 40),
  places: listOf("Places without a page", place, 0),
  hidden: optional(
    tick("Leave it out", "No page asks for a postcode: for a firm that works wherever it is asked."),
  ),
});

export type PostcodeCheckContent = z.infer<typeof postcodeCheckSchema>;
