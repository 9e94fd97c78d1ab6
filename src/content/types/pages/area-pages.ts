import { group, list, optional, text, textWithFacts } from "../../fields/content-fields";
import { patternText } from "../../fields/pattern-texts";
import { picturedProject } from "../../fields/picture-fields";
import { point, pointWith, searchFields } from "../../fields/shared-fields";

const hint = "{area} and {postcodes} are those of the page.";
const placeholders = ["area", "postcodes"] as const;
const areaText = (label: string) => textWithFacts(label, { max: 90, placeholders, hint });

/** The texts that every area page shares; {area} and {postcodes} stand for the place shown. */
export const areaPageSchema = group("Area pages", {
  headline: textWithFacts("Headline", {
    max: 60,
    placeholders: ["area"],
    needed: "area",
    hint: "{area} is the place.",
  }),
  quoteAction: textWithFacts("First button", { max: 40 }),
  callAction: textWithFacts("Second button", { max: 40 }),
  factsTitle: areaText("Title above the place's own text"),
  servicesTitle: areaText("Title above the services"),
  servicesIntroduction: textWithFacts("Text above the services", { max: 240, placeholders, hint }),
  reasonsTitle: areaText("Title above the reasons"),
  reasons: list("Reasons", pointWith("AreaPoint", { placeholders, hint }), {
    min: 2,
    max: 9,
  }),
  nearbyTitle: areaText("Title above the nearby areas"),
  closingTitle: areaText("Closing title"),
  closingText: optional(textWithFacts("Closing text", { max: 300, placeholders, hint })),
});

const letters = patternText(/^[A-Z]{1,2}$/, "one or two capitals, such as N or SW");

const part = group("Part of the town", {
  title: text("Title", { max: 40 }),
  postcodeAreas: list(
    "Letters of its postcodes",
    letters("Letters", { hint: "What its postcodes begin with: SW." }),
    { min: 1, max: 12 },
  ),
});

/** The texts of the areas overview. */
export const areasCoveredPageSchema = group("Areas overview", {
  ...searchFields,
  headline: text("Headline", { max: 60 }),
  introduction: textWithFacts("Introduction", { max: 320 }),
  badges: list("Badges", textWithFacts("Badge", { max: 50 }), { max: 5 }),
  mainAreasTitle: text("Title above the main areas", { max: 80 }),
  groups: list("Parts of the town", part, { min: 1, max: 9 }),
  wideProject: picturedProject({
    hint: "Its second picture fills the width below the areas. If no area has a house, its first picture opens the page.",
  }),
  quoteTitle: text("Title of the quote panel", { max: 80 }),
  quoteText: optional(textWithFacts("Text of the quote panel", { max: 300 })),
  callAction: textWithFacts("Call button", { max: 40 }),
  quoteAction: text("Quote button", { max: 40 }),
  additionalTitle: text("Title above the additional areas", { max: 80 }),
  additionalText: textWithFacts("Text above the additional areas", { max: 300 }),
  servicesTitle: optional(text("Title of the services strip", { max: 80 })),
  services: list("Services strip", point, { max: 6 }),
});
