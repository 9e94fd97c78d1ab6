import { copy, group, listOf, text } from "../../fields/content-fields";
import { searchFields, stat } from "../../fields/shared-fields";

/** The words of the areas overview. */
export const areasCoveredPageSchema = group("Areas covered", {
  ...searchFields,
  headline: text({ label: "Headline", max: 60 }),
  introduction: copy({ label: "Introduction", max: 320 }),
  badges: listOf("Badges", copy({ label: "Badge", max: 50 }), 1, 5),
  mainAreasTitle: text({ label: "Title above the main areas", max: 80 }),
  viewServices: text({ label: "Link on each card", max: 40 }),
  quoteTitle: text({ label: "Title of the quote panel", max: 80 }),
  quoteText: copy({ label: "Text of the quote panel", max: 300 }),
  callAction: copy({ label: "Call button", max: 40 }),
  quoteAction: text({ label: "Quote button", max: 40 }),
  additionalTitle: text({ label: "Title above the further areas", max: 80 }),
  additionalText: copy({ label: "Text above the further areas", max: 300 }),
  servicesTitle: text({ label: "Title of the services strip", max: 80 }),
  services: listOf("Services strip", stat, 2, 6),
});
