import { portfolioPageSchema } from "../../../src/content/pages/portfolio-page";
import { itHasFields } from "../field-examples";
import { published } from "../valid-content";

describe("The words of the portfolio", () => {
  itHasFields({
    schema: portfolioPageSchema,
    valid: published("pages/portfolio.json"),
    longest: [
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["headline", 60],
      ["introduction", 320],
      ["viewProject", 40],
      ["visualisation", 40],
      ["visualisationNote", 240],
      ["roomTitle", 80],
      ["tileTitle", 80],
      ["workTitle", 80],
      ["picturesTitle", 80],
      ["serviceLabel", 30],
      ["areaLabel", 30],
      ["typeLabel", 30],
      ["previous", 40],
      ["next", 40],
      ["closingTitle", 80],
      ["closingText", 240],
      ["quoteAction", 40],
    ],
    shortest: [["seoDescription", 70]],
    filled: [
      ["introduction", "{companyName}"],
      ["closingText", "{quoteWithin}"],
    ],
    unfilled: [["introduction", "{type}"]],
    asWritten: ["viewProject", "visualisation", "roomTitle", "previous", "next", "quoteAction"],
    refused: [["visualisation", ""]],
  });
});
