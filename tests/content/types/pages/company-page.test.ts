import { companyPageSchema } from "../../../../src/content/types/pages/company-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words of the company page", () => {
  itHasFields({
    schema: companyPageSchema,
    valid: published("pages/london-tiling-company.json"),
    longest: [
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["headline", 60],
      ["introduction", 340],
      ["quoteAction", 40],
      ["callAction", 40],
      ["benefitsTitle", 80],
      ["benefits.0.title", 60],
      ["benefits.0.description", 240],
      ["servicesTitle", 80],
      ["learnMore", 40],
      ["areasTitle", 80],
      ["contactTitle", 80],
      ["contactText", 300],
    ],
    shortest: [["seoDescription", 70]],
    counts: [
      ["benefits", 4, 4],
      ["areas", 16, 16],
    ],
    filled: [
      ["introduction", "{companyName}"],
      ["callAction", "{phone}"],
      ["benefits.3.title", "{rating}"],
      ["contactText", "{openingHours}"],
    ],
    unfilled: [["benefits.0.title", "{area}"]],
    asWritten: ["headline", "quoteAction", "learnMore", "contactTitle"],
    refused: [["areas.0", 1]],
  });
});
