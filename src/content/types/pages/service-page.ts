import { copy, group, pageCopy } from "../../fields/content-fields";

const shortCopy = (label: string, max = 90) => copy(label, max);
const lineAbout = (label: string) =>
  pageCopy(["service"], label, 90, "{service} is the service of the page.");

/** The words that every service page shares; {service} stands for the service shown. */
export const servicePageSchema = group("Service pages", {
  quoteAction: shortCopy("First button", 40),
  areasAction: shortCopy("Second button", 40),
  featuresTitle: shortCopy("Title above the features"),
  questionsTitle: lineAbout("Title above the questions"),
  relatedTitle: shortCopy("Title above the other services"),
  learnMore: shortCopy("Link on each other service", 40),
  areasTitle: lineAbout("Title above the area links"),
  pictureTitle: lineAbout("Title above the pictures"),
  tilesTitle: lineAbout("Title above the tiles"),
  visualisationNote: copy("Note on the tiles' pictures", 200, "Shown while any of them is a visualisation."),
  suitsLabel: shortCopy("Words before where a tile suits", 30),
  avoidLabel: shortCopy("Words before where it does not", 30),
  layerLabel: shortCopy("Word before a layer's number, for screen readers", 20),
  missingLabel: shortCopy("Words before what happens where a layer is missing", 30),
  weekLabel: shortCopy("Word before a phase's week", 20),
  callAction: shortCopy("Closing call button", 40),
});
