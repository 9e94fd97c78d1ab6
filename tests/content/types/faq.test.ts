import { faqSchema } from "../../../src/content/types/faq";
import { itHasFields } from "../fields/field-examples";
import { published } from "../valid-content";

describe("A question with its answer", () => {
  itHasFields({
    schema: faqSchema,
    valid: published("faqs/how-long-does-it-take.json"),
    longest: [
      ["slug", 60],
      ["question", 120],
      ["answer", 500],
    ],
    shortest: [["answer", 40]],
    filled: [
      ["question", "{serviceArea}"],
      ["answer", "{typicalProject}"],
    ],
    unfilled: [["answer", "{area}"]],
    refused: [
      ["order", 0],
      ["order", 2.5],
      ["slug", "How long?"],
      ["answer", ["A typical project takes a week."]],
    ],
  });
});
