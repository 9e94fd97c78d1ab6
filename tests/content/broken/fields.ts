import { set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { cafe, chelsea, company, floor, home, insured, refurbishment } from "./files";

/** Fields of the wrong name, type or size. */
export const brokenFields: BrokenContent[] = [
  [
    "an unknown key",
    set(home, "hero.sticker", "New"),
    `${home} hero.sticker (Hero › sticker)
    found:    "New" (3 characters)
    expected: only fields that the site knows
    to do:    Remove this field, or correct its name.`,
  ],
  [
    "a number where text belongs",
    set(company, "claims.rating", 5),
    `${company} claims.rating (Claims › Rating)
    found:    5
    expected: a text in quotation marks
    to do:    Change the value to the expected kind.`,
  ],
  [
    "text where a list belongs",
    set(floor, "keywords", "floor tiling London"),
    `${floor} keywords (Keywords)
    found:    "floor tiling London" (19 characters)
    expected: a list in square brackets
    to do:    Change the value to the expected kind.`,
  ],
  [
    "text where a number belongs",
    set(chelsea, "latitude", "51.48749"),
    `${chelsea} latitude (Latitude)
    found:    "51.48749" (8 characters)
    expected: a number without quotation marks
    to do:    Change the value to the expected kind.`,
  ],
  [
    "a missing field",
    set(chelsea, "borough", undefined),
    `${chelsea} borough (Borough)
    found:    nothing
    expected: a text in quotation marks, and it may not be left out
    to do:    Add this field.`,
  ],
  [
    "a missing slug, which other files name",
    set(chelsea, "slug", undefined),
    `${chelsea} slug (Slug)
    found:    nothing
    expected: a text in quotation marks, and it may not be left out
    to do:    Add this field.`,
  ],
  [
    "a bad postcode",
    set(chelsea, "postcodes.1", "sw10 9AA"),
    `${chelsea} postcodes[1] (Postcode districts › 2)
    found:    "sw10 9AA" (8 characters)
    expected: an outward code in capitals, such as SW3 or EC2A
    to do:    Correct the value.`,
  ],
  [
    "a latitude south of London",
    set(chelsea, "latitude", 50.82253),
    `${chelsea} latitude (Latitude)
    found:    50.82253
    expected: at least 51.28
    to do:    Raise the number of entries or the value.`,
  ],
  [
    "a longitude that lost its minus and its point",
    set(chelsea, "longitude", 16_936),
    `${chelsea} longitude (Longitude)
    found:    16936
    expected: at most 0.34
    to do:    Lower the number of entries or the value.`,
  ],
  [
    "a wrong icon",
    set(home, "hero.stats.1.icon", "calender"),
    `${home} hero.stats[1].icon (Hero › Stats › 2 › Icon)
    found:    "calender" (8 characters)
    expected: one of: award, bath, calendar, …whatsapp
    to do:    Choose one of these words.`,
  ],
  [
    "an unknown type of project",
    set(cafe, "type", "Business"),
    `${cafe} type (Type)
    found:    "Business" (8 characters)
    expected: one of: Commercial, Heritage, Residential
    to do:    Choose one of these words.`,
  ],
  [
    "an unknown kind of project picture",
    set(cafe, "kind", "photo"),
    `${cafe} kind (Kind of picture)
    found:    "photo" (5 characters)
    expected: one of: visualisation, photograph
    to do:    Choose one of these words.`,
  ],
  [
    "a label that an entry of a list lacks",
    set(home, "hero.stats.1.label", undefined),
    `${home} hero.stats[1].label (Hero › Stats › 2 › Label)
    found:    nothing
    expected: a text in quotation marks, and it may not be left out
    to do:    Add this field.`,
  ],
  [
    "nothing in the place of a text",
    set(chelsea, "borough", null),
    `${chelsea} borough (Borough)
    found:    null
    expected: a text in quotation marks
    to do:    Change the value to the expected kind.`,
  ],
  [
    "an address with capitals and spaces",
    set(cafe, "slug", "Cafe Backsplash"),
    `${cafe} slug (Slug)
    found:    "Cafe Backsplash" (15 characters)
    expected: lower-case letters, digits and single hyphens, such as tile-repairs
    to do:    Correct the value.`,
  ],
  [
    "a picture as telephones store it",
    set(cafe, "pictures.0.image", "../images/cafe.heic"),
    `${cafe} pictures[0].image (Pictures › 1 › Image)
    found:    "../images/cafe.heic" (19 characters)
    expected: the path of a .jpg, .png or .webp file, relative to this file
    to do:    Correct the value.`,
  ],
  [
    "half a place in an order",
    set(insured, "order", 2.5),
    `${insured} order (Order)
    found:    2.5
    expected: a whole number without quotation marks
    to do:    Change the value to the expected kind.`,
  ],
  [
    "a place before the first",
    set(insured, "order", 0),
    `${insured} order (Order)
    found:    0
    expected: at least 1
    to do:    Raise the number of entries or the value.`,
  ],
  [
    "a week too late",
    set(refurbishment, "phases.5.week", 13),
    `${refurbishment} phases[5].week (Phases › 6 › Week)
    found:    13
    expected: at most 12
    to do:    Lower the number of entries or the value.`,
  ],
];
