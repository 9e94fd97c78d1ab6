import { phoneFormats } from "../../src/content/derived/phone-formats";
import { companySchema } from "../../src/content/types/company";
import type { PageFacts, SeoCompany } from "../../src/seo/structured-data";
import { published } from "../content/valid-content";
import { asAnswered } from "../sections/site-content";

const facts = companySchema.parse(published("company.json"));

/** The fixture's company, with its claims, as far as search engines may come near them. */
export const company: SeoCompany = {
  ...facts,
  otherHours: facts.otherHours?.map(asAnswered) ?? null,
  phone: phoneFormats(facts.phone),
  landline: phoneFormats(facts.landline),
};

export const plainPage: PageFacts = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  description: "What we do with the details that you send us, and how long we keep them.",
  picture: { path: "/static/hero.jpg", width: 1200, height: 630, alt: "A bathroom with green wall tiles" },
};

/** A page about an area, in which every text is these words. */
export const pageSaying = (words: string): PageFacts => ({
  ...plainPage,
  title: words,
  description: words,
  breadcrumbs: [{ name: words, path: "/" }],
  area: {
    name: words,
    headline: words,
    introduction: words,
    latitude: 51.5,
    longitude: -0.1,
    postcodes: [words],
  },
  faqs: [{ question: words, answer: words }],
});
