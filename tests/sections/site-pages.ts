import { areaPageSchema } from "../../src/content/types/pages/area-page";
import { areasCoveredPageSchema } from "../../src/content/types/pages/areas-covered-page";
import { companyPageSchema } from "../../src/content/types/pages/company-page";
import { homePageSchema } from "../../src/content/types/pages/home-page";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { legalPageSchema } from "../../src/content/types/pages/legal-page";
import { notFoundPageSchema } from "../../src/content/types/pages/not-found-page";
import { portfolioPageSchema } from "../../src/content/types/pages/portfolio-page";
import { quoteFormSchema } from "../../src/content/types/pages/quote-form";
import { servicePageSchema } from "../../src/content/types/pages/service-page";
import { postcodeCheckSchema } from "../../src/content/types/postcode-check";
import { areas, bySlug, pictureFile, readContent, services } from "./site-content";

const areasOf = (slugs: readonly string[]) => slugs.map((slug) => bySlug(areas, slug));

const home = readContent("pages/home.json", homePageSchema);

/** The home page's words, with its links followed and its pictures read, as GraphQL does. */
export const homePage = {
  ...home,
  hero: {
    ...home.hero,
    picture: pictureFile(home.hero.picture),
    tallPicture: pictureFile({ alt: "", ...home.hero.tallPicture }),
  },
  services: {
    ...home.services,
    cards: home.services.cards.map((slug) => bySlug(services, slug)),
    premiumAreas: areasOf(home.services.premiumAreas),
  },
  featuredAreas: { ...home.featuredAreas, areas: areasOf(home.featuredAreas.areas) },
};

const companyWords = readContent("pages/london-tiling-company.json", companyPageSchema);

export const companyPage = {
  ...companyWords,
  areas: areasOf(companyWords.areas),
};

const quoteFormWords = readContent("pages/quote-form.json", quoteFormSchema);
const withHint = ({ label, hint = null }: { label: string; hint?: string | null | undefined }) => ({
  label,
  hint,
});

export const quoteForm = {
  ...quoteFormWords,
  firstName: withHint(quoteFormWords.firstName),
  lastName: withHint(quoteFormWords.lastName),
  email: withHint(quoteFormWords.email),
  phone: withHint(quoteFormWords.phone),
  address: withHint(quoteFormWords.address),
  projectDetails: withHint(quoteFormWords.projectDetails),
};

export const layout = readContent("pages/layout.json", layoutSchema);
export const areaPage = readContent("pages/area.json", areaPageSchema);
export const areasCoveredPage = readContent("pages/areas-covered.json", areasCoveredPageSchema);
export const notFoundPage = readContent("pages/not-found.json", notFoundPageSchema);
export const portfolioPage = readContent("pages/portfolio.json", portfolioPageSchema);
export const postcodeCheck = readContent("postcode-check.json", postcodeCheckSchema);
export const servicePage = readContent("pages/service.json", servicePageSchema);
export const privacyPolicy = readContent("pages/privacy-policy.json", legalPageSchema);
export const termsOfService = readContent("pages/terms-of-service.json", legalPageSchema);
