import { group, optional, order, slug, textWithFacts } from "../fields/content-fields";
import { priceFields } from "../fields/shared-fields";

/** A question that customers ask, with its answer; shown on the home page. */
export const faqSchema = group("Question", {
  slug: slug({ hint: "A short name for the question, used inside the site only." }),
  order: order(),
  question: textWithFacts("Question", { max: 120 }),
  answer: optional(
    textWithFacts("Answer", {
      min: 40,
      max: 500,
      hint: "The question is not shown without an answer, or while the answer names a claim that you no longer make.",
    }),
  ),
  ...priceFields,
});
