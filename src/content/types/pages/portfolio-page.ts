import { copy, group, pageCopy, text } from "../../fields/content-fields";
import { projectPictured, searchFields } from "../../fields/shared-fields";

const line = (label: string, max = 80) => text(label, max);

const typeFilter = group("Filter", {
  label: line("Name of the filter, for screen readers"),
  all: line("Link to all projects", 30),
  countOfAll: pageCopy(["n"], "Number of all projects", 60, "{n} is the number."),
  countOfOne: pageCopy(
    ["n", "type"],
    "Number of projects of a type, where it is one",
    60,
    "{n} is the number, {type} the type.",
  ),
  countOfMany: pageCopy(
    ["n", "type"],
    "Number of projects of a type",
    60,
    "{n} is the number, {type} the type.",
  ),
});

const viewer = group("Picture viewer", {
  close: line("Button that closes it", 40),
  previous: line("Button to the previous picture", 40),
  next: line("Button to the next picture", 40),
  enlarge: line("What a picture's link does, for screen readers", 40),
  position: pageCopy(
    ["n", "total"],
    "Position",
    40,
    "{n} is the number of the picture, {total} the number of all.",
    "n",
  ),
});

const comparison = group("Before and after", {
  title: line("Title"),
  introduction: copy("Introduction", 240),
  before: line("Label on the picture from before", 20),
  after: line("Label on the picture from afterwards", 20),
  slider: line("Name of the divider, for screen readers", 120),
  onlyBefore: line("Where the divider stands: all before, for screen readers", 60),
  mostlyBefore: line("More before than after", 60),
  half: line("Half and half", 60),
  mostlyAfter: line("More after than before", 60),
  onlyAfter: line("All after", 60),
});

const share = group("Share button", {
  action: line("Button", 30),
  copied: line("After the page's address was copied", 60),
  failed: line("Where it could not be copied", 120),
});

/** The words of the portfolio and of every project's page. */
export const portfolioPageSchema = group("Portfolio", {
  ...searchFields,
  headline: line("Headline", 60),
  introduction: copy("Introduction", 320),
  project: projectPictured("Its first picture stands at the top of the page."),
  viewProject: line("Link on each project", 40),
  visualisation: line("Label on pictures that are not photographs", 40),
  visualisationNote: copy("Explanation of that label", 240),
  storyTitle: line("Title above the story"),
  roomTitle: line("Title above the room"),
  tileTitle: line("Title above the tile"),
  workTitle: line("Title above the work"),
  picturesTitle: line("Title above the pictures"),
  setOut: line("Button: how it was set out", 40),
  setOutLines: line("What its lines show, for screen readers", 160),
  serviceLabel: line("Word before the service", 30),
  areaLabel: line("Word before the place", 30),
  typeLabel: line("Word before the type", 30),
  typeFilter,
  viewer,
  comparison,
  share,
  previous: line("Link to the previous project", 40),
  next: line("Link to the next project", 40),
  closingTitle: line("Closing title"),
  closingText: copy("Closing text", 240),
  quoteAction: line("Closing button", 40),
});
