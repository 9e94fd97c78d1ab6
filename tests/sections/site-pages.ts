import { areaPageSchema } from "../../src/content/types/pages/area-page";
import { homePageSchema } from "../../src/content/types/pages/home-page";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { portfolioPageSchema } from "../../src/content/types/pages/portfolio-page";
import { servicePageSchema } from "../../src/content/types/pages/service-page";
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

export const layout = readContent("pages/layout.json", layoutSchema);
export const areaPage = readContent("pages/area.json", areaPageSchema);
export const portfolioPage = readContent("pages/portfolio.json", portfolioPageSchema);
export const servicePage = readContent("pages/service.json", servicePageSchema);
