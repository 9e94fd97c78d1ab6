import { group, list, text, textWithFacts } from "../../fields/content-fields";
import { day } from "../../fields/pattern-texts";
import { searchFields } from "../../fields/shared-fields";

const section = group(
  "Section",
  {
    title: text("Title", { max: 80 }),
    paragraphs: list("Paragraphs", textWithFacts("Paragraph", { max: 900 }), { min: 1, max: 8 }),
  },
  { typeName: "LegalSection" },
);

/** A page of plain sections: the privacy policy and the terms of service. */
export const legalPageSchema = group("Legal page", {
  title: text("Title", { max: 60 }),
  ...searchFields,
  introduction: textWithFacts("Introduction", { max: 500 }),
  updated: day("Last changed", { hint: "Year, month and day: 2026-11-21.", isSetByEditor: true }),
  sections: list("Sections", section, { min: 1, max: 20 }),
});

/** The texts of the 404 page. */
export const notFoundPageSchema = group("Page not found", {
  ...searchFields,
  heading: text("Heading", { max: 20 }),
  text: text("Text", { max: 80 }),
  homeLink: text("Link to the home page", { max: 40 }),
});
