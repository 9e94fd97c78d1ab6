import type { NonNullFields } from "../../../src/non-null-fields";
import { query } from "../../../src/pages/index";
import { fromHome } from "../../../src/routes";
import type { PageDetails } from "../../../src/seo/structured-data";
import { answerTo } from "../../support/answer-to";

/** The made-up company, as the home page's query returns it. */
export const { company } = answerTo<NonNullFields<Queries.HomePageQuery>>(query);

export const plainPage: PageDetails = {
  path: "/privacy-policy",
  image: "/static/hero.jpg",
};

/** A page about an area. Each of its texts is `words`. */
export const pageSaying = (words: string): PageDetails => ({
  ...plainPage,
  breadcrumbs: fromHome([{ name: words, path: "/page" }]),
  service: { name: words, description: words },
  area: { name: words, latitude: 51.5, longitude: -0.1, postcodes: [words] },
  faqs: [{ question: words, answer: words }],
});
