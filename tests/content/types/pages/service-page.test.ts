import { servicePageSchema } from "../../../../src/content/types/pages/service-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words that all service pages share", () => {
  itHasFields({
    schema: servicePageSchema,
    valid: published("pages/service.json"),
    longest: [
      ["quoteAction", 40],
      ["areasAction", 40],
      ["featuresTitle", 90],
      ["relatedTitle", 90],
      ["learnMore", 40],
      ["areasTitle", 90],
      ["pictureTitle", 90],
      ["weekLabel", 20],
      ["callAction", 40],
    ],
    filled: [
      ["areasTitle", "{service}"],
      ["pictureTitle", "{service}"],
      ["callAction", "{phone}"],
    ],
    unfilled: [
      ["areasTitle", "{area}"],
      ["pictureTitle", "{project}"],
      ["relatedTitle", "{service}"],
      ["learnMore", "{service}"],
    ],
    refused: [
      ["weekLabel", 1],
      ["learnMore", ""],
    ],
  });
});
