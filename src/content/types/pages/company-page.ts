import { copy, group, listOf, reference, text } from "../../fields/content-fields";
import { point, searchFields } from "../../fields/shared-fields";

/** The words of the company's landing page, /london-tiling-company. */
export const companyPageSchema = group("Company page", {
  ...searchFields,
  headline: text({ label: "Headline", max: 60 }),
  introduction: copy({ label: "Introduction", max: 340 }),
  quoteAction: text({ label: "Quote button", max: 40 }),
  callAction: copy({ label: "Call button", max: 40 }),
  benefitsTitle: text({ label: "Title above the benefits", max: 80 }),
  benefits: listOf("Benefits", point, 2, 9),
  servicesTitle: text({ label: "Title above the services", max: 80 }),
  learnMore: text({ label: "Link on each service", max: 40 }),
  areasTitle: text({ label: "Title above the areas", max: 80 }),
  areas: listOf("Areas", reference("Area", "Area"), 1),
  contactTitle: text({ label: "Title of the contact block", max: 80 }),
  contactText: copy({ label: "Text of the contact block", max: 300 }),
});
