import * as z from "zod/mini";
import { pagePaths } from "../../../routes";
import { group, list, optional, reference, slug, text, textWithFacts } from "../../fields/content-fields";
import { picturedProject, pictureOnItsOwn } from "../../fields/picture-fields";
import { benefit, searchFields } from "../../fields/shared-fields";
import { searchLimits } from "../../values/text-lengths";
import { reservedName } from "../redirects";

/** The first parts of the other pages' paths. */
const takenNames = Object.values(pagePaths).map(
  (path) => (typeof path === "function" ? path("") : path).split("/")[1],
);

const isFree = (slug: string) => !takenNames.includes(slug) && !new RegExp(`^${reservedName}$`).test(slug);

/** The texts of the company's landing page, and its address. */
export const companyPageSchema = group("Company page", {
  slug: slug({
    hint: "The page's address: tiling-in-leeds is at /tiling-in-leeds. An old address leads here.",
  }).check(z.refine(isFree, "an address of its own: other pages have this one")),
  ...searchFields,
  seoTitle: textWithFacts("Search title", {
    max: searchLimits.title,
    hint: "The page's title in search results, with the company's name.",
  }),
  headline: text("Headline", { max: 60 }),
  introduction: optional(textWithFacts("Introduction", { max: 340 })),
  project: picturedProject({ hint: "Its first picture stands at the top of the page." }),
  quoteAction: text("Quote button", { max: 40 }),
  callAction: textWithFacts("Call button", { max: 40 }),
  benefitsTitle: text("Title above the benefits", { max: 80 }),
  benefits: list("Benefits", benefit, { min: 2, max: 9 }),
  benefitsPicture: optional(pictureOnItsOwn("Picture beside the benefits")),
  reviewsTitle: text("Title above the reviews", { max: 80 }),
  proof: group("People and papers", {
    peopleTitle: text("Title above the people", { max: 80 }),
    papersTitle: text("Title above certificates and insurance", { max: 80 }),
    insured: textWithFacts("Insurance", {
      max: 120,
      placeholders: ["name", "n"],
      needed: "name",
      hint: "{name} is the insurer, {n} the sum. Beside the quote form, too.",
    }),
  }),
  servicesTitle: textWithFacts("Title above the services", { max: 80 }),
  areasTitle: text("Title above the areas", { max: 80 }),
  areas: list("Areas", reference("Area", "Area"), { min: 1 }),
  wideProject: picturedProject({ hint: "Its second picture fills the width below the areas." }),
  contactTitle: text("Title of the contact block", { max: 80 }),
  contactText: optional(textWithFacts("Text of the contact block", { max: 300 })),
});
