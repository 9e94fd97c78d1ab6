import * as z from "zod/mini";
import {
  choice,
  copy,
  derived,
  folded,
  group,
  listOf,
  measure,
  optional,
  order,
  promiseCopy,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { roomNames } from "../fields/room-names";
import {
  endsAtOrAboveStart,
  icon,
  pictureOnItsOwn,
  point,
  priceFields,
  searchFields,
} from "../fields/shared-fields";

const option = group("Option", {
  title: text("Title", 60),
  description: copy("Description", [40, 240]),
});

const step = group("Step", {
  title: text("Title", 60),
  description: copy("Description", [40, 260]),
});

const process = group("Process", {
  title: text("Title above the steps", 80),
  steps: listOf("Steps", step, 2, 9),
});

const phase = group("Phase", {
  week: wholeNumber("Week", 1, 12, "1 is the first week."),
  phase: text("Phase", 40),
  tasks: listOf("Tasks", text("Task", 100), 1, 8),
});

const phases = group("Phases", {
  title: text("Title above the phases", 80),
  phases: listOf("Phases", phase, 2, 12),
});

const question = group("Question", {
  question: copy("Question", 120),
  answer: promiseCopy("Answer", [40, 420]),
  ...priceFields,
});

const clients = group("Section for one kind of client", {
  title: text("Title", 80),
  introduction: copy("Introduction", [40, 240]),
  picture: optional(pictureOnItsOwn("Picture")),
  points: listOf("Points", point, 2, 6),
});

/** A kind of work the company does; each has its own page. Required are a title, a description and two features. */
export const serviceSchema = group("Service", {
  slug: slug("The end of the page's address, as in /services/tile-repairs. An old address leads here."),
  order: order("1 comes first in every list."),
  icon: derived(icon),
  title: text("Title", 40),
  description: copy("Card text", [60, 200]),
  features: listOf("Features", text("Feature", 50), 2, 8),
  keywords: optional(folded(listOf("Keywords", text("Keyword", 60), 1, 12))),
  seoTitle: derived(searchFields.seoTitle),
  seoDescription: derived(searchFields.seoDescription),
  headline: derived(text("Headline", 60, "Left empty, it is the title.")),
  introduction: derived(copy("Introduction", [100, 340], "Left empty, it is the card text.")),
  benefitsTitle: optional(text("Title above the benefits", 80, "They are shown once they have a title.")),
  benefits: optional(listOf("Benefits", point, 0, 9)),
  optionsTitle: optional(text("Title above the options", 80, "They are shown once they have a title.")),
  options: optional(listOf("Options", option, 0, 9)),
  optionsPicture: optional(pictureOnItsOwn("Picture below the title of the options")),
  process: optional(process),
  phases: optional(phases),
  clients: optional(clients),
  questions: optional(listOf("Questions", question, 3, 5)),
  plan: optional(
    choice(roomNames, "The planner begins with", "On the service's page; one wall if nothing is chosen."),
  ),
  planTile: optional(
    reference("Tile", "The planner begins with this tile", "One that has its sizes, and suits the room."),
  ),
  closingTitle: optional(
    text("Closing title", 80, "Left empty, it is that of the quote form on the home page."),
  ),
  closingText: optional(promiseCopy("Closing text", [60, 240])),
});

export type Service = z.infer<typeof serviceSchema>;

const line = group("Line", {
  work: text("Work", 80),
  hours: optional(text("Hours", 40, "Such as 6 to 8 hours.")),
  materials: optional(copy("Materials", 160)),
  price: optional(
    group(
      "Price",
      {
        from: wholeNumber(
          "From (£)",
          1,
          undefined,
          "With VAT, if you charge it. No prices are shown unless every line has one.",
        ),
        to: wholeNumber("To (£)", 1, undefined, "With VAT, if you charge it."),
      },
      "PriceRange",
    ).check(endsAtOrAboveStart),
  ),
  rate: optional(
    reference(
      "Rate",
      "Rate of laying",
      "Shown for this line with its area, where it has no price of its own.",
    ),
  ),
  area: optional(measure("Area for that rate", "In square metres.", 0.1, 1000)),
});

/** An example of a quote, line by line. Its prices are the owner's, or come from a guide whose name and date are given. */
export const priceExampleSchema = group("Price example", {
  slug: slug("A short name for the example, used inside the site only."),
  order: order(),
  title: text("Title", 80, "What is tiled, with its size."),
  introduction: copy("Introduction", [20, 240]),
  lines: listOf("Lines", line, 2, 10),
  source: optional(
    copy(
      "Where the sums come from",
      200,
      "A guide with its date and address, or your own prices with theirs.",
    ),
  ),
  up: copy("What moves it up", [20, 300]),
  down: copy("What moves it down", [20, 300]),
}).check(
  z.refine(({ lines, source }) => source !== undefined || lines.every(({ price }) => price === undefined), {
    path: ["source"],
    error: "where the sums come from, and of which date they are",
    params: { remedy: "Name the guide or your own price list with its date, or take the sums out." },
  }),
);
