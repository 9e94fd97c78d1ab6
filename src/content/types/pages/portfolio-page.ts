import { group, optional, text, textWithFacts } from "../../fields/content-fields";
import { picturedProject } from "../../fields/picture-fields";
import { searchFields } from "../../fields/shared-fields";

const comparison = group("Before and after", {
  title: text("Title", { max: 80 }),
  introduction: textWithFacts("Introduction", {
    max: 240,
    hint: "For pictures that were taken from the same spot.",
  }),
});

/** The texts of the portfolio and of every project's page. */
export const portfolioPageSchema = group("Portfolio pages", {
  ...searchFields,
  headline: text("Headline", { max: 60 }),
  introduction: textWithFacts("Introduction", { max: 320 }),
  project: picturedProject({ hint: "Its first picture stands at the top of the page." }),
  visualisationNote: textWithFacts("Note on visualisations", {
    max: 240,
    hint: "Explains their label. Shown while any picture is a visualisation.",
  }),
  storyTitle: text("Title above the story of a visualisation", { max: 80 }),
  doneTitle: text("Title above the story of photographs", { max: 80 }),
  picturesTitle: text("Title above the pictures", { max: 80 }),
  comparison,
  closingTitle: text("Closing title", { max: 80 }),
  closingText: optional(textWithFacts("Closing text", { max: 240 })),
  quoteAction: text("Quote button", { max: 40, hint: "At the top of the page, and at its end." }),
});
