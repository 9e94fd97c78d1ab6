import { day, group, listOf, promiseCopy, text } from "../../fields/content-fields";
import { searchFields } from "../../fields/shared-fields";

const section = group(
  "Section",
  {
    title: text("Title", 80),
    paragraphs: listOf("Paragraphs", promiseCopy("Paragraph", 900), 1, 8),
  },
  "LegalSection",
);

/** A page of plain sections: the privacy policy and the terms of service. */
export const legalPageSchema = group("Legal page", {
  title: text("Title", 60),
  ...searchFields,
  introduction: promiseCopy("Introduction", 500),
  updated: day("Last changed", "Year, month and day: 2026-11-21."),
  sections: listOf("Sections", section, 1, 20),
});

/** The words of the 404 page. */
export const notFoundPageSchema = group("404 page", {
  ...searchFields,
  heading: text("Heading", 20),
  text: text("Text", 80),
  homeLink: text("Link to the home page", 40),
});
