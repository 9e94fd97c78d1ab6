import type * as z from "zod/mini";
import {
  choice,
  group,
  list,
  optional,
  order,
  slug,
  text,
  textWithFacts,
  wholeNumber,
} from "../fields/content-fields";
import { pictureOnItsOwn } from "../fields/picture-fields";
import { benefit, derivedSearchFields, icon, point, priceFields } from "../fields/shared-fields";
import { roomNames } from "../values/planner-names";

const option = group("Option", {
  title: text("Title", { max: 60 }),
  description: textWithFacts("Description", { min: 40, max: 240 }),
});

const step = group("Step", {
  title: text("Title", { max: 60 }),
  description: textWithFacts("Description", { min: 40, max: 260 }),
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
  question: textWithFacts("Question", { max: 120 }),
  answer: textWithFacts("Answer", { min: 40, max: 420 }),
  ...priceFields,
});

const clients = group("Section for one kind of client", {
  title: text("Title", { max: 80 }),
  introduction: textWithFacts("Introduction", { min: 40, max: 240 }),
  picture: optional(pictureOnItsOwn("Picture")),
  points: list("Points", point, { min: 2, max: 6 }),
});

/** A kind of work the company does; each has its own page. */
export const serviceSchema = group("Service", {
  slug: slug({
    hint: "The end of the page's address, as in /services/tile-repairs. An old address leads here.",
  }),
  order: order({ hint: "1 comes first in every list." }),
  icon: optional(icon({ isDerived: true })),
  title: text("Title", { max: 40 }),
  description: textWithFacts("Card text", { min: 60, max: 200 }),
  features: list("Features", text("Feature", { max: 50 }), { min: 2, max: 8 }),
  /** Shown nowhere: the specification lists it among a service's fields, and search engines ignore keywords. */
  keywords: optional(
    list("Keywords", text("Keyword", { max: 60 }), {
      min: 1,
      max: 12,
      isAdvanced: true,
      hint: "No page shows them.",
    }),
  ),
  ...derivedSearchFields,
  headline: optional(text("Headline", { max: 60, isDerived: true, hint: "Left empty, it is the title." })),
  introduction: optional(
    textWithFacts("Introduction", {
      min: 100,
      max: 340,
      isDerived: true,
      hint: "Left empty, it is the card text.",
    }),
  ),
  benefitsTitle: optional(
    text("Title above the benefits", { max: 80, hint: "They are shown once they have a title." }),
  ),
  benefits: optional(list("Benefits", benefit, { max: 9 })),
  optionsTitle: optional(
    text("Title above the options", { max: 80, hint: "They are shown once they have a title." }),
  ),
  options: optional(list("Options", option, { max: 9 })),
  optionsPicture: optional(pictureOnItsOwn("Picture below the title of the options")),
  process: optional(process),
  phases: optional(phases),
  clients: optional(clients),
  questions: optional(list("Questions", question, { min: 3, max: 5 })),
  plannerRoom: optional(
    choice("The planner begins with", roomNames, {
      hint: "Where a link on the service's page opens it. Without a choice the page has no such link.",
    }),
  ),
  closingTitle: optional(
    text("Closing title", { max: 80, hint: "Left empty, it is that of the quote form on the home page." }),
  ),
  closingText: optional(textWithFacts("Closing text", { min: 60, max: 240 })),
});

export type Service = z.infer<typeof serviceSchema>;
