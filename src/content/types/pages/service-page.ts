import { copy, group, pageCopy } from "../../fields/content-fields";

const line = (label: string, max = 90) => copy(label, max);
const lineAbout = (label: string) =>
  pageCopy(["service"], label, 90, "{service} is the service of the page.");

/** The words that every service page shares; {service} stands for the service shown. */
export const servicePageSchema = group("Service pages", {
  quoteAction: line("First button", 40),
  areasAction: line("Second button", 40),
  featuresTitle: line("Title above the features"),
  questionsTitle: lineAbout("Title above the questions"),
  relatedTitle: line("Title above the other services"),
  learnMore: line("Link on each other service", 40),
  areasTitle: lineAbout("Title above the area links"),
  pictureTitle: lineAbout("Title above the pictures"),
  tilesTitle: lineAbout("Title above the tiles"),
  visualisationNote: copy("Note on the tiles' pictures", 200, "Shown while any of them is a visualisation."),
  suitsLabel: line("Words before where a tile suits", 30),
  avoidLabel: line("Words before where it does not", 30),
  layerLabel: line("Word before a layer's number, for screen readers", 20),
  missingLabel: line("Words before what happens where a layer is missing", 30),
  weekLabel: line("Word before a phase's week", 20),
  callAction: line("Closing call button", 40),
});
