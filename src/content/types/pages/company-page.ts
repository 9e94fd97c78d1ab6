import { copy, group, listOf, reference, text } from "../../fields/content-fields";
import { point, searchFields } from "../../fields/shared-fields";

/** The words of the company's landing page, /london-tiling-company. */
export const companyPageSchema = group("Company page", {
  ...searchFields,
  seoTitle: copy("Search title", 60, "The page's title in search results, with the company's name."),
  headline: text("Headline", 60),
  introduction: copy("Introduction", 340),
  quoteAction: text("Quote button", 40),
  callAction: copy("Call button", 40),
  benefitsTitle: text("Title above the benefits", 80),
  benefits: listOf("Benefits", point, 2, 9),
  servicesTitle: copy("Title above the services", 80),
  learnMore: text("Link on each service", 40),
  areasTitle: text("Title above the areas", 80),
  areas: listOf("Areas", reference("Area", "Area"), 1),
  contactTitle: text("Title of the contact block", 80),
  contactText: copy("Text of the contact block", 300),
});
