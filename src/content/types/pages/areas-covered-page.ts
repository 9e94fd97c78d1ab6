import { copy, group, listOf, shapedText, text } from "../../fields/content-fields";
import { searchFields, stat } from "../../fields/shared-fields";

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
  introduction: copy("Introduction", 320),
  badges: listOf("Badges", copy("Badge", 50), 1, 5),
  mainAreasTitle: text("Title above the main areas", 80),
  viewServices: text("Link on each card", 40),
  groups: listOf("Parts of the town", part, 1, 9),
  quoteTitle: text("Title of the quote panel", 80),
  quoteText: copy("Text of the quote panel", 300),
  callAction: copy("Call button", 40),
  quoteAction: text("Quote button", 40),
  additionalTitle: text("Title above the further areas", 80),
  additionalText: copy("Text above the further areas", 300),
  servicesTitle: text("Title of the services strip", 80),
  services: listOf("Services strip", stat, 2, 6),
});
