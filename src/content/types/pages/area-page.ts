import { copy, group, listOf } from "../../fields/content-fields";
import { pointWith } from "../../fields/shared-fields";

const hint = "{area} and {postcodes} are those of the page.";
const line = (label: string, max = 90) => copy(label, max, hint);
const sameEverywhere = (label: string, max = 90) => copy(label, max);

/** The words that every area page shares; {area} and {postcodes} stand for the place shown. */
export const areaPageSchema = group("Area pages", {
  headline: copy("Headline", 60, "{area} is the place.", "area"),
  quoteAction: sameEverywhere("First button", 40),
  callAction: sameEverywhere("Second button", 40),
  drawing: sameEverywhere("Label on the drawing of a house", 30),
  factsTitle: line("Title above the place's own text"),
  homesTitle: sameEverywhere("Title of the text on homes"),
  bathroomsTitle: sameEverywhere("Title of the text on bathrooms"),
  conservationTitle: sameEverywhere("Title of the text on consents"),
  accessTitle: sameEverywhere("Title of the text on access"),
  servicesTitle: line("Title above the services"),
  servicesIntroduction: line("Text above the services", 240),
  serviceLink: copy("Link on each service", 90, `${hint} {service} is the service.`, "service"),
  reasonsTitle: line("Title above the reasons"),
  reasons: listOf("Reasons", pointWith("AreaPoint", hint), 2, 9),
  nearbyTitle: line("Title above the nearby areas"),
  closingTitle: line("Closing title"),
  closingText: line("Closing text", 300),
});
