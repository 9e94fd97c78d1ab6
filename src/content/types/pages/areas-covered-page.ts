import { copy, group, listOf, text } from "../../fields/content-fields";
import { searchFields, stat } from "../../fields/shared-fields";

/** The words of the areas overview. */
export const areasCoveredPageSchema = group("Areas covered", {
  ...searchFields,
  headline: text("Headline", 60),
  introduction: copy("Introduction", 320),
  badges: listOf("Badges", copy("Badge", 50), 1, 5),
  mainAreasTitle: text("Title above the main areas", 80),
  viewServices: text("Link on each card", 40),
  quoteTitle: text("Title of the quote panel", 80),
  quoteText: copy("Text of the quote panel", 300),
  callAction: copy("Call button", 40),
  quoteAction: text("Quote button", 40),
  additionalTitle: text("Title above the further areas", 80),
  additionalText: copy("Text above the further areas", 300),
  servicesTitle: text("Title of the services strip", 80),
  services: listOf("Services strip", stat, 2, 6),
});
