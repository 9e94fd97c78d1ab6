import { copy, group, pageCopy, promiseCopy, text } from "../../fields/content-fields";
import { projectPictured, searchFields } from "../../fields/shared-fields";

const shortText = (label: string, max = 80) => text(label, max);

const typeFilter = group("Filter", {
  label: shortText("Name of the filter, for screen readers"),
  all: shortText("Link to all projects", 30),
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

const comparison = group("Before and after", {
  title: shortText("Title"),
  introduction: copy("Introduction", 240),
  slider: shortText("Name of the divider, for screen readers", 120),
  onlyBefore: shortText("Where the divider stands: all before, for screen readers", 60),
  mostlyBefore: shortText("More before than after", 60),
  half: shortText("Half and half", 60),
  mostlyAfter: shortText("More after than before", 60),
  onlyAfter: shortText("All after", 60),
});

const share = group("Share button", {
  action: shortText("Button", 30),
  copied: shortText("After the page's address was copied", 60),
  failed: shortText("Where it could not be copied", 120),
});

/** The words of the portfolio and of every project's page. */
export const portfolioPageSchema = group("Portfolio", {
  ...searchFields,
  headline: shortText("Headline", 60),
  introduction: copy("Introduction", 320),
  project: projectPictured("Its first picture stands at the top of the page."),
  viewProject: shortText("Link on each project", 40),
  visualisationNote: copy(
    "Note on visualisations",
    240,
    "Explains their label. Shown while any picture is a visualisation.",
  ),
  storyTitle: shortText("Title above the story of a visualisation"),
  doneTitle: shortText("Title above the story of photographs"),
  roomTitle: shortText("Title above the room"),
  tileTitle: shortText("Title above the tile"),
  workTitle: shortText("Title above the work"),
  picturesTitle: shortText("Title above the pictures"),
  setOut: shortText("Button: how it was set out", 40),
  setOutLines: shortText("What its lines show", 200),
  serviceLabel: shortText("Word before the service", 30),
  areaLabel: shortText("Word before the place", 30),
  typeLabel: shortText("Word before the type", 30),
  typeFilter,
  comparison,
  share,
  previous: shortText("Link to the previous project", 40),
  next: shortText("Link to the next project", 40),
  closingTitle: shortText("Closing title"),
  closingText: promiseCopy("Closing text", 240),
  quoteAction: shortText("Closing button", 40),
});
