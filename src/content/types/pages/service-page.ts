import { group, textWithFacts } from "../../fields/content-fields";

const lineAbout = (label: string) =>
  textWithFacts(label, { max: 90, placeholders: ["service"], hint: "{service} is the service of the page." });

/** The texts that every service page shares; {service} stands for the service shown. */
export const servicePageSchema = group("Service pages", {
  quoteAction: textWithFacts("First button", { max: 40 }),
  areasAction: textWithFacts("Second button", { max: 40 }),
  planAction: textWithFacts("Link to the planner, with the service's room", { max: 80 }),
  featuresTitle: textWithFacts("Title above the features", { max: 90 }),
  questionsTitle: lineAbout("Title above the questions"),
  relatedTitle: textWithFacts("Title above the other services", { max: 90 }),
  areasTitle: lineAbout("Title above the area links"),
  pictureTitle: lineAbout("Title above the pictures"),
  tilesTitle: lineAbout("Title above the tiles"),
  visualisationNote: textWithFacts("Note on the tiles' pictures", {
    max: 200,
    hint: "Shown while any of them is a visualisation.",
  }),
  callAction: textWithFacts("Closing call button", { max: 40 }),
});
