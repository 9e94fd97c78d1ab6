import { copy, group } from "../../fields/content-fields";

const lineAbout = (label: string) =>
  copy(label, { max: 90, placeholders: ["service"], hint: "{service} is the service of the page." });

/** The words that every service page shares; {service} stands for the service shown. */
export const servicePageSchema = group("Service pages", {
  quoteAction: copy("First button", { max: 40 }),
  areasAction: copy("Second button", { max: 40 }),
  planAction: copy("Link to the planner, with the service's room", { max: 80 }),
  featuresTitle: copy("Title above the features", { max: 90 }),
  questionsTitle: lineAbout("Title above the questions"),
  relatedTitle: copy("Title above the other services", { max: 90 }),
  learnMore: copy("Link on each other service", { max: 40 }),
  areasTitle: lineAbout("Title above the area links"),
  pictureTitle: lineAbout("Title above the pictures"),
  tilesTitle: lineAbout("Title above the tiles"),
  visualisationNote: copy("Note on the tiles' pictures", {
    max: 200,
    hint: "Shown while any of them is a visualisation.",
  }),
  suitsLabel: copy("Words before where a tile suits", { max: 30 }),
  avoidLabel: copy("Words before where it does not", { max: 30 }),
  layerLabel: copy("Word before a layer's number, for screen readers", { max: 20 }),
  missingLabel: copy("Words before what happens where a layer is missing", { max: 30 }),
  weekLabel: copy("Word before a phase's week", { max: 20 }),
  callAction: copy("Closing call button", { max: 40 }),
});
