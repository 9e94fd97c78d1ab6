import { companySchema } from "../../src/content/types/company";
import { phoneFormats } from "../../src/content/values/phone-formats";
import type { PageFacts, SeoCompany } from "../../src/seo/structured-data";
import { published } from "../content/valid-content";
import { asAnswered } from "../sections/site-content";

const facts = companySchema.parse(published("company.json"));

/** The fixture's company, with its claims, as far as search engines may come near them. */
export const company: SeoCompany = {
  ...facts,
  otherHours: facts.otherHours?.map(asAnswered) ?? null,
  phone: phoneFormats(facts.phone),
};

export const plainPage: PageFacts = {
  path: "/privacy-policy",
  image: "/static/hero.jpg",
};

/** A page about an area, in which every text is these words. */
export const pageSaying = (words: string): PageFacts => ({
  ...plainPage,
  breadcrumbs: [{ name: words, path: "/" }],
  service: { name: words, description: words },
  area: { name: words, latitude: 51.5, longitude: -0.1, postcodes: [words] },
  faqs: [{ question: words, answer: words }],
});
