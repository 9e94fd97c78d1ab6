import { areasCoveredPageSchema } from "../../../../src/content/types/pages/areas-covered-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words of the areas overview", () => {
  itHasFields({
    schema: areasCoveredPageSchema,
    valid: published("pages/areas-covered.json"),
    longest: [
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["headline", 60],
      ["introduction", 320],
      ["badges.0", 50],
      ["mainAreasTitle", 80],
      ["viewServices", 40],
      ["quoteTitle", 80],
      ["quoteText", 300],
      ["callAction", 40],
      ["quoteAction", 40],
      ["additionalTitle", 80],
      ["additionalText", 300],
      ["servicesTitle", 80],
    ],
    shortest: [["seoDescription", 70]],
    counts: [
      ["badges", 1, 5],
      ["services", 4, 4],
    ],
    filled: [
      ["badges.0", "{serviceArea}"],
      ["quoteText", "{quoteWithin}"],
      ["callAction", "{phone}"],
    ],
    unfilled: [["introduction", "{area}"]],
    asWritten: ["headline", "viewServices", "quoteAction", "additionalTitle"],
    refused: [["services.0.icon", ""]],
  });
});
