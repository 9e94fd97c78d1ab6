import { copy, group, text } from "../content-fields";
import { searchFields } from "../shared-fields";

const line = (label: string, max = 80) => text({ label, max });

/** The words of the portfolio and of every project's page. */
export const portfolioPageSchema = group("Portfolio", {
  ...searchFields,
  headline: line("Headline", 60),
  introduction: copy({ label: "Introduction", max: 320 }),
  viewProject: line("Link on each project", 40),
  visualisation: line("Label on pictures that are not photographs", 40),
  visualisationNote: copy({ label: "Explanation of that label", max: 240 }),
  storyTitle: line("Title above the story"),
  roomTitle: line("Title above the room"),
  tileTitle: line("Title above the tile"),
  workTitle: line("Title above the work"),
  picturesTitle: line("Title above the pictures"),
  serviceLabel: line("Word before the service", 30),
  areaLabel: line("Word before the place", 30),
  typeLabel: line("Word before the type", 30),
  previous: line("Link to the previous project", 40),
  next: line("Link to the next project", 40),
  closingTitle: line("Closing title"),
  closingText: copy({ label: "Closing text", max: 240 }),
  quoteAction: line("Closing button", 40),
});
