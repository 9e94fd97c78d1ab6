import { phoneFormats } from "../../src/content/derived/phone-formats";
import { companySchema } from "../../src/content/types/company";
import type { PageFacts, SeoCompany } from "../../src/seo/page-facts";
import { published } from "../content/valid-content";

const facts = companySchema.parse(published("company.json"));

/** The company of the real content, with its claims, as far as search engines may come near them. */
export const company: SeoCompany = {
  ...facts,
  phone: phoneFormats(facts.phone),
  landline: phoneFormats(facts.landline),
};

const home = { name: "Home", path: "/" };

const picture = {
  path: "/static/hero/hero-wide.jpg",
  width: 1200,
  height: 630,
  alt: "A bathroom with green wall tiles and a walk-in shower",
};

/** A page with nothing but what every page must have. */
export const plainPage: PageFacts = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  description: "What we do with the details that you send us, and how long we keep them.",
  picture,
};

export const homePage: PageFacts = {
  ...plainPage,
  path: "/",
  title: "Bathroom Tiling in London",
  faqs: [
    { question: "How long does it take?", answer: "Most projects take 3-7 days." },
    { question: "How much does it cost?", answer: "Every quote is free." },
    { question: "Are you insured?", answer: "Yes, fully." },
    { question: "Which areas do you cover?", answer: "All of Greater London." },
  ],
  isHome: true,
};

export const servicePage: PageFacts = {
  ...plainPage,
  path: "/services/floor-tiling",
  title: "Floor Tiling in London",
  breadcrumbs: [home, { name: "Floor Tiling", path: "/services/floor-tiling" }],
  service: { name: "Floor Tiling", description: "Level floors on timber, concrete or heated screed." },
};

export const areaPage: PageFacts = {
  ...plainPage,
  path: "/areas/chelsea",
  title: "Bathroom Tiling in Chelsea, SW3",
  breadcrumbs: [
    home,
    { name: "Areas Covered", path: "/areas-covered" },
    { name: "Chelsea", path: "/areas/chelsea" },
  ],
  area: {
    name: "Chelsea",
    headline: "Bathroom Tiling in Chelsea",
    introduction: "In a small flat or cottage the bath is often what goes.",
    latitude: 51.48749,
    longitude: -0.16936,
    postcodes: ["SW3", "SW10"],
  },
};

export const portfolioPage: PageFacts = {
  ...plainPage,
  path: "/portfolio",
  title: "Portfolio",
  breadcrumbs: [home, { name: "Portfolio", path: "/portfolio" }],
};

export const notFoundPage: PageFacts = {
  ...plainPage,
  path: "/404",
  title: "404: Page Not Found",
  indexed: false,
};

/** One page of every type that differs in its head. */
export const pages = [
  { kind: "the home page", page: homePage },
  { kind: "a service page", page: servicePage },
  { kind: "an area page", page: areaPage },
  { kind: "the portfolio", page: portfolioPage },
  { kind: "a page without breadcrumbs", page: plainPage },
  { kind: "the 404 page", page: notFoundPage },
];
