import { copy, group, order, slug } from "../fields/content-fields";

/** A question that customers ask, with its answer; shown on the home page. */
export const faqSchema = group("Question", {
  slug: slug("A short name for the question, used inside the site only."),
  order: order(),
  question: copy("Question", 120),
  answer: copy("Answer", 500, { min: 40 }),
});
