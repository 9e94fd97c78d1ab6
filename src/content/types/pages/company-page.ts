import * as z from "zod/mini";
import { folderRedirects } from "../../../routes/folder-redirects";
import { pagePaths } from "../../../routes/page-paths";
import {
  copy,
  group,
  listOf,
  optional,
  pageCopy,
  promiseCopy,
  reference,
  slug,
  text,
} from "../../fields/content-fields";
import { pictureOnItsOwn, point, projectPictured, searchFields } from "../../fields/shared-fields";
import { keptName } from "../redirects";

/** With what the paths of other pages begin, and the addresses that lead to them. */
const takenNames = [
  ...Object.values(pagePaths).map((path) => (typeof path === "function" ? path("") : path)),
  ...folderRedirects.map(({ from }) => from),
].map((path) => path.split("/")[1]);

const isFree = (slug: string) => !takenNames.includes(slug) && !new RegExp(`^${keptName}$`).test(slug);

/** The words of the company's landing page, and its address. */
export const companyPageSchema = group("Company page", {
  slug: slug("The page's address: tiling-in-leeds is at /tiling-in-leeds. An old address leads here.").check(
    z.refine(
      isFree,
      "an address of its own: other pages, or links that people guess, such as /contact, have this one",
    ),
  ),
  ...searchFields,
  seoTitle: copy("Search title", 60, "The page's title in search results, with the company's name."),
  headline: text("Headline", 60),
  introduction: promiseCopy("Introduction", 340),
  project: projectPictured("Its first picture stands at the top of the page."),
  quoteAction: text("Quote button", 40),
  callAction: copy("Call button", 40),
  benefitsTitle: text("Title above the benefits", 80),
  benefits: listOf("Benefits", point, 2, 9),
  benefitsPicture: optional(pictureOnItsOwn("Picture beside the benefits")),
  reviews: group("Reviews", {
    title: text("Title above the reviews", 80),
    source: pageCopy(
      ["place"],
      "Link to where a review stands",
      60,
      "{place} is the site: google.com.",
      "place",
    ),
  }),
  proof: group("People and papers", {
    peopleTitle: text("Title above the people", 80),
    since: pageCopy(["n"], "Since when somebody is there", 60, "{n} is the year.", "n"),
    papersTitle: text("Title above certificates and insurance", 80),
    number: pageCopy(["n"], "Number of a certificate", 60, "{n} is the number.", "n"),
    until: pageCopy(["day"], "Last day of a certificate", 60, "{day} is the day.", "day"),
    lookUp: pageCopy(
      ["place"],
      "Link to where it can be looked up",
      60,
      "{place} is the site: trustmark.org.uk.",
      "place",
    ),
    insuranceTitle: text("Title of the insurance", 60),
    insured: pageCopy(
      ["name", "n"],
      "Insurance",
      120,
      "{name} is the insurer, {n} the sum. Beside the quote form, too.",
      "name",
    ),
    guaranteeTitle: text("Title of the guarantee", 60),
    specimen: text("Link to the specimen of the guarantee", 60),
  }),
  servicesTitle: copy("Title above the services", 80),
  learnMore: text("Link on each service", 40),
  areasTitle: text("Title above the areas", 80),
  areas: listOf("Areas", reference("Area", "Area"), 1),
  wideProject: projectPictured("Its second picture fills the width below the areas."),
  contactTitle: text("Title of the contact block", 80),
  contactText: promiseCopy("Text of the contact block", 300),
});
