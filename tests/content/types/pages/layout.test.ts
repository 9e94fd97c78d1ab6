import { layoutSchema } from "../../../../src/content/types/pages/layout";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words around every page", () => {
  itHasFields({
    schema: layoutSchema,
    valid: published("pages/layout.json"),
    longest: [
      ["skipLink", 40],
      ["navigation.label", 40],
      ["navigation.menu", 40],
      ["navigation.home", 40],
      ["navigation.services", 40],
      ["navigation.portfolio", 40],
      ["navigation.about", 40],
      ["navigation.areas", 40],
      ["navigation.contact", 40],
      ["navigation.call", 40],
      ["navigation.quote", 40],
      ["whatsApp.label", 60],
      ["whatsApp.message", 160],
      ["whatsApp.messageAbout", 160],
      ["breadcrumbs.label", 40],
      ["breadcrumbs.home", 40],
      ["legalDetails.title", 80],
      ["legalDetails.missing", 160],
      ["legalDetails.postalAddress", 40],
      ["footer.introduction", 240],
      ["footer.servicesTitle", 40],
      ["footer.company", 60],
      ["footer.privacy", 40],
      ["footer.terms", 40],
      ["footer.rights", 160],
    ],
    filled: [
      ["whatsApp.message", "{companyName}"],
      ["whatsApp.messageAbout", "{companyName}"],
      ["whatsApp.messageAbout", "{service}"],
      ["footer.introduction", "{serviceArea}"],
      ["footer.company", "{companyName}"],
      ["footer.rights", "{companyName}"],
    ],
    unfilled: [
      ["whatsApp.message", "{service}"],
      ["whatsApp.messageAbout", "{area}"],
      ["footer.rights", "{year}"],
    ],
    asWritten: ["skipLink", "navigation.label", "navigation.call", "breadcrumbs.home", "footer.privacy"],
    refused: [
      ["navigation", "Menu"],
      ["navigation.call", ""],
      ["navigation.blog", "Blog"],
    ],
  });
});
