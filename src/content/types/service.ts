import { z } from "zod";
import { besideTheFields, copy, type GroupRule, group, listOf, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { icon, point, searchFields } from "../fields/shared-fields";

const option = group("Option", {
  title: text({ label: "Title", max: 60 }),
  description: copy({ label: "Description", min: 40, max: 240 }),
});

const processStep = group("Step", {
  title: text({ label: "Title", max: 60 }),
  description: copy({ label: "Description", min: 40, max: 260 }),
});

const phase = group("Phase", {
  week: z.int().min(1).max(12).register(fieldDescriptions, { label: "Week", hint: "1 is the first week." }),
  phase: text({ label: "Phase", max: 40 }),
  tasks: listOf("Tasks", text({ label: "Task", max: 100 }), 1, 8),
});

const question = group("Question", {
  question: copy({ label: "Question", max: 120 }),
  answer: copy({ label: "Answer", min: 40, max: 420 }),
});

type Paired = "processTitle" | "processSteps" | "phasesTitle" | "phases";

/** A field that may be left out, but only together with another. */
const neededWith = (
  missing: Paired,
  present: Paired,
  label: string,
): GroupRule<{ [Field in Paired]?: unknown }> => [
  (service) => service[missing] !== undefined || service[present] === undefined,
  {
    path: [missing],
    message: `to be filled in, because "${label}" is`,
    params: { remedy: `Fill it in, or remove "${label}".` },
    ...besideTheFields,
  },
];

/** A kind of work the company does; each has its own page. */
export const serviceSchema = group("Service", {
  slug: slug("The end of the page's address: tile-repairs gives /services/tile-repairs."),
  order: z.int().min(1).register(fieldDescriptions, { label: "Order", hint: "1 comes first in every list." }),
  icon,
  title: text({ label: "Title", max: 40 }),
  description: copy({ label: "Card text", min: 60, max: 200 }),
  features: listOf("Features", text({ label: "Feature", max: 50 }), 2, 8),
  keywords: listOf("Keywords", text({ label: "Keyword", max: 60 }), 1, 12),
  ...searchFields,
  headline: text({ label: "Headline", max: 60 }),
  introduction: copy({ label: "Introduction", min: 100, max: 340 }),
  benefitsTitle: text({ label: "Title above the benefits", max: 80 }),
  benefits: listOf("Benefits", point, 3, 9),
  optionsTitle: text({ label: "Title above the options", max: 80 }),
  options: listOf("Options", option, 1, 9),
  processTitle: text({ label: "Title above the steps", max: 80 }).optional(),
  processSteps: listOf("Process steps", processStep, 2, 9).optional(),
  phasesTitle: text({ label: "Title above the phases", max: 80 }).optional(),
  phases: listOf("Phases", phase, 2, 12).optional(),
  questions: listOf("Questions", question, 3, 5).optional(),
  closingTitle: text({ label: "Closing title", max: 80 }),
  closingText: copy({ label: "Closing text", min: 60, max: 240 }),
})
  .refine(...neededWith("processTitle", "processSteps", "Process steps"))
  .refine(...neededWith("processSteps", "processTitle", "Title above the steps"))
  .refine(...neededWith("phasesTitle", "phases", "Phases"))
  .refine(...neededWith("phases", "phasesTitle", "Title above the phases"));
