import { areaPageSchema } from "../../../../src/content/types/pages/area-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words that all area pages share", () => {
  itHasFields({
    schema: areaPageSchema,
    valid: published("pages/area.json"),
    longest: [
      ["headline", 60],
      ["quoteAction", 40],
      ["callAction", 40],
      ["factsTitle", 90],
      ["homesTitle", 90],
      ["bathroomsTitle", 90],
      ["conservationTitle", 90],
      ["accessTitle", 90],
      ["servicesTitle", 90],
      ["servicesIntroduction", 240],
      ["serviceLink", 90],
      ["reasonsTitle", 90],
      ["reasons.0.title", 60],
      ["reasons.0.description", 240],
      ["nearbyTitle", 90],
      ["closingTitle", 90],
      ["closingText", 300],
    ],
    counts: [["reasons", 6, 6]],
    filled: [
      ["headline", "{area}"],
      ["servicesIntroduction", "{postcodes}"],
      ["serviceLink", "{service}"],
      ["serviceLink", "{area}"],
      ["reasons.0.title", "{area}"],
      ["reasons.0.description", "{yearsOfExperience}"],
      ["closingText", "{quoteWithin}"],
    ],
    unfilled: [
      ["headline", "{n}"],
      ["headline", "{postcodes}"],
      ["homesTitle", "{area}"],
      ["quoteAction", "{area}"],
      ["nearbyTitle", "{service}"],
      ["reasons.0.title", "{service}"],
      ["reasons.0.description", "{borough}"],
    ],
    refused: [["reasons.0.icon", "Award"]],
  });
});
