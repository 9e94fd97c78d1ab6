import {
  copy,
  group,
  listOf,
  optional,
  pageCopy,
  promiseCopy,
  promiseHint,
  shapedText,
  text,
} from "../../fields/content-fields";
import { pointWith, projectPictured, searchFields, stat } from "../../fields/shared-fields";

const hint = "{area} and {postcodes} are those of the page.";
const placeholders = ["area", "postcodes"] as const;
const areaCopy = (label: string, max = 90) => pageCopy(placeholders, label, max, hint);
const sameEverywhere = (label: string, max = 90) => copy(label, max);

/** The words that every area page shares; {area} and {postcodes} stand for the place shown. */
export const areaPageSchema = group("Area pages", {
  headline: pageCopy(["area"], "Headline", 60, "{area} is the place.", "area"),
  quoteAction: sameEverywhere("First button", 40),
  callAction: sameEverywhere("Second button", 40),
  factsTitle: areaCopy("Title above the place's own text"),
  homesTitle: sameEverywhere("Title of the text on homes"),
  bathroomsTitle: sameEverywhere("Title of the text on bathrooms"),
  conservationTitle: sameEverywhere("Title of the text on consents"),
  accessTitle: sameEverywhere("Title of the text on access"),
  servicesTitle: areaCopy("Title above the services"),
  servicesIntroduction: areaCopy("Text above the services", 240),
  serviceLink: pageCopy(
    [...placeholders, "service"],
    "Link on each service",
    90,
    `${hint} {service} is the service.`,
    "service",
  ),
  reasonsTitle: areaCopy("Title above the reasons"),
  reasons: listOf(
    "Reasons",
    pointWith("AreaPoint", [...placeholders, "promise"], `${hint} ${promiseHint}`),
    2,
    9,
  ),
  nearbyTitle: areaCopy("Title above the nearby areas"),
  closingTitle: areaCopy("Closing title"),
  closingText: promiseCopy("Closing text", 300, placeholders, hint),
});

const letters = shapedText(/^[A-Z]{1,2}$/, "one or two capitals, such as N or SW");

const part = group("Part of the town", {
  title: text("Title", 40),
  postcodes: listOf(
    "Letters of its postcodes",
    letters("Letters", "What its postcodes begin with: SW."),
    1,
    12,
  ),
});

/** The words of the areas overview. */
export const areasCoveredPageSchema = group("Areas covered", {
  ...searchFields,
  headline: text("Headline", 60),
  introduction: promiseCopy("Introduction", 320),
  badges: listOf("Badges", promiseCopy("Badge", 50), 0, 5),
  mainAreasTitle: text("Title above the main areas", 80),
  viewServices: text("Link on each card", 40),
  groups: listOf("Parts of the town", part, 1, 9),
  wideProject: projectPictured("Its second picture fills the width below the areas."),
  quoteTitle: text("Title of the quote panel", 80),
  quoteText: promiseCopy("Text of the quote panel", 300),
  callAction: copy("Call button", 40),
  quoteAction: text("Quote button", 40),
  additionalTitle: text("Title above the further areas", 80),
  additionalText: copy("Text above the further areas", 300),
  servicesTitle: optional(text("Title of the services strip", 80)),
  services: listOf("Services strip", stat, 0, 6),
});
