import { copy, group, listOf } from "../content-fields";
import { pointWith } from "../shared-fields";

const placeholders = ["area", "postcodes", "service"] as const;
const line = (label: string, max = 90) => copy({ label, max, placeholders });

/** The words that every area page shares; {area} and {postcodes} stand for the place shown. */
export const areaPageSchema = group("Area pages", {
  headline: line("Headline", 60),
  quoteAction: line("First button", 40),
  callAction: line("Second button", 40),
  factsTitle: line("Title above the place's own text"),
  homesTitle: line("Title of the text on homes"),
  bathroomsTitle: line("Title of the text on bathrooms"),
  conservationTitle: line("Title of the text on consents"),
  accessTitle: line("Title of the text on access"),
  servicesTitle: line("Title above the services"),
  servicesIntroduction: line("Text above the services", 240),
  serviceLink: line("Link on each service"),
  reasonsTitle: line("Title above the reasons"),
  reasons: listOf("Reasons", pointWith("AreaPoint", placeholders), 6, 6),
  nearbyTitle: line("Title above the nearby areas"),
  closingTitle: line("Closing title"),
  closingText: line("Closing text", 300),
});
