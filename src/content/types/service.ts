import * as z from "zod/mini";
import {
  choice,
  copy,
  decimalNumber,
  derived,
  group,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { pictureOnItsOwn } from "../fields/picture-fields";
import { roomNames } from "../fields/room-names";
import { endsAtOrAboveStart, icon, point, priceFields, searchFields } from "../fields/shared-fields";

const option = group("Option", {
  title: text("Title", { max: 60 }),
  description: copy("Description", { min: 40, max: 240 }),
});

const step = group("Step", {
  title: text("Title", { max: 60 }),
  description: copy("Description", { min: 40, max: 260 }),
});

const process = group("Process", {
  title: text("Title above the steps", { max: 80 }),
  steps: list("Steps", step, { min: 2, max: 9 }),
});

const phase = group("Phase", {
  week: wholeNumber("Week", { min: 1, max: 12, hint: "1 is the first week." }),
  phase: text("Phase", { max: 40 }),
  tasks: list("Tasks", text("Task", { max: 100 }), { min: 1, max: 8 }),
});

const phases = group("Phases", {
  title: text("Title above the phases", { max: 80 }),
  phases: list("Phases", phase, { min: 2, max: 12 }),
});

const question = group("Question", {
  question: copy("Question", { max: 120 }),
  answer: copy("Answer", { min: 40, max: 420 }),
  ...priceFields,
});

const clients = group("Section for one kind of client", {
  title: text("Title", { max: 80 }),
  introduction: copy("Introduction", { min: 40, max: 240 }),
  picture: optional(pictureOnItsOwn("Picture")),
  points: list("Points", point, { min: 2, max: 6 }),
});

/** A kind of work the company does; each has its own page. Required are a title, a description and two features. */
export const serviceSchema = group("Service", {
  slug: slug({
    hint: "The end of the page's address, as in /services/tile-repairs. An old address leads here.",
  }),
  order: order({ hint: "1 comes first in every list." }),
  icon: derived(icon),
  title: text("Title", { max: 40 }),
  description: copy("Card text", { min: 60, max: 200 }),
  features: list("Features", text("Feature", { max: 50 }), { min: 2, max: 8 }),
  keywords: optional(list("Keywords", text("Keyword", { max: 60 }), { min: 1, max: 12, isFolded: true })),
  seoTitle: derived(searchFields.seoTitle),
  seoDescription: derived(searchFields.seoDescription),
  headline: derived(text("Headline", { max: 60, hint: "Left empty, it is the title." })),
  introduction: derived(
    copy("Introduction", { min: 100, max: 340, hint: "Left empty, it is the card text." }),
  ),
  benefitsTitle: optional(
    text("Title above the benefits", { max: 80, hint: "They are shown once they have a title." }),
  ),
  benefits: optional(list("Benefits", point, { max: 9 })),
  optionsTitle: optional(
    text("Title above the options", { max: 80, hint: "They are shown once they have a title." }),
  ),
  options: optional(list("Options", option, { max: 9 })),
  optionsPicture: optional(pictureOnItsOwn("Picture below the title of the options")),
  process: optional(process),
  phases: optional(phases),
  clients: optional(clients),
  questions: optional(list("Questions", question, { min: 3, max: 5 })),
  plan: optional(
    choice("The planner begins with", roomNames, {
      hint: "Where a link on the service's page opens it. Without a choice the page has no such link.",
    }),
  ),
  closingTitle: optional(
    text("Closing title", { max: 80, hint: "Left empty, it is that of the quote form on the home page." }),
  ),
  closingText: optional(copy("Closing text", { min: 60, max: 240 })),
});

export type Service = z.infer<typeof serviceSchema>;

const line = group("Line", {
  work: text("Work", { max: 80 }),
  hours: optional(text("Hours", { max: 40, hint: "Such as 6 to 8 hours." })),
  materials: optional(copy("Materials", { max: 160 })),
  price: optional(
    group("Price", {
      from: wholeNumber("From (£)", {
        min: 1,
        hint: "With VAT, if you charge it. No prices are shown unless every line has one.",
      }),
      to: wholeNumber("To (£)", { min: 1, hint: "With VAT, if you charge it." }),
    }).check(endsAtOrAboveStart),
  ),
  rate: optional(
    reference("Rate of laying", "Rate", {
      hint: "Shown for this line with its area, where it has no price of its own.",
    }),
  ),
  area: optional(decimalNumber("Area for that rate", { min: 0.1, max: 1000, hint: "In square metres." })),
});

/** An example of a quote, line by line. Its prices are the owner's, or come from a guide whose name and date are given. */
export const priceExampleSchema = group("Price example", {
  slug: slug({ hint: "A short name for the example, used inside the site only." }),
  order: order(),
  title: text("Title", { max: 80, hint: "What is tiled, with its size." }),
  introduction: copy("Introduction", { min: 20, max: 240 }),
  lines: list("Lines", line, { min: 2, max: 10 }),
  source: optional(
    copy("Where the sums come from", {
      max: 200,
      hint: "A guide with its date and address, or your own prices with theirs.",
    }),
  ),
  up: copy("What moves it up", { min: 20, max: 300 }),
  down: copy("What moves it down", { min: 20, max: 300 }),
}).check(
  z.refine(({ lines, source }) => source !== undefined || lines.every(({ price }) => price === undefined), {
    path: ["source"],
    error: "where the sums come from, and of which date they are",
    params: { remedy: "Name the guide or your own price list with its date, or take the sums out." },
  }),
);
