import { copy, group, list, optional, text } from "../../fields/content-fields";
import { shapedText } from "../../fields/pattern-texts";
import { picturedProject } from "../../fields/picture-fields";
import { pointWith, searchFields, stat } from "../../fields/shared-fields";

const hint = "{area} and {postcodes} are those of the page.";
const placeholders = ["area", "postcodes"] as const;
const areaCopy = (label: string) => copy(label, { max: 90, placeholders, hint });

/** The words that every area page shares; {area} and {postcodes} stand for the place shown. */
export const areaPageSchema = group("Area pages", {
  headline: copy("Headline", {
    max: 60,
    placeholders: ["area"],
    needed: "area",
    hint: "{area} is the place.",
  }),
  quoteAction: copy("First button", { max: 40 }),
  callAction: copy("Second button", { max: 40 }),
  factsTitle: areaCopy("Title above the place's own text"),
  servicesTitle: areaCopy("Title above the services"),
  servicesIntroduction: copy("Text above the services", { max: 240, placeholders, hint }),
  reasonsTitle: areaCopy("Title above the reasons"),
  reasons: list("Reasons", pointWith("AreaPoint", { placeholders, hint }), {
    min: 2,
    max: 9,
  }),
  nearbyTitle: areaCopy("Title above the nearby areas"),
  closingTitle: areaCopy("Closing title"),
  closingText: optional(copy("Closing text", { max: 300, placeholders, hint })),
});

const letters = shapedText(/^[A-Z]{1,2}$/, "one or two capitals, such as N or SW");

const part = group("Part of the town", {
  title: text("Title", { max: 40 }),
  postcodes: list(
    "Letters of its postcodes",
    letters("Letters", { hint: "What its postcodes begin with: SW." }),
    { min: 1, max: 12 },
  ),
});

/** The words of the areas overview. */
export const areasCoveredPageSchema = group("Areas overview", {
  ...searchFields,
  headline: text("Headline", { max: 60 }),
  introduction: copy("Introduction", { max: 320 }),
  badges: list("Badges", copy("Badge", { max: 50 }), { max: 5 }),
  mainAreasTitle: text("Title above the main areas", { max: 80 }),
  groups: list("Parts of the town", part, { min: 1, max: 9 }),
  wideProject: picturedProject({ hint: "Its second picture fills the width below the areas." }),
  quoteTitle: text("Title of the quote panel", { max: 80 }),
  quoteText: optional(copy("Text of the quote panel", { max: 300 })),
  callAction: copy("Call button", { max: 40 }),
  quoteAction: text("Quote button", { max: 40 }),
  additionalTitle: text("Title above the further areas", { max: 80 }),
  additionalText: copy("Text above the further areas", { max: 300 }),
  servicesTitle: optional(text("Title of the services strip", { max: 80 })),
  services: list("Services strip", stat, { max: 6 }),
});
