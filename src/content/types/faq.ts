import { z } from "zod";
import { copy, group, slug } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";

/** A question that customers ask, with its answer; shown on the home page. */
export const faqSchema = group("Question", {
  slug: slug("A short name for the question, used inside the site only."),
  order: z.int().min(1).register(fieldDescriptions, { label: "Order", hint: "1 comes first." }),
  question: copy({ label: "Question", max: 120 }),
  answer: copy({ label: "Answer", min: 40, max: 500 }),
});
