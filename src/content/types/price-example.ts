import { z } from "zod";
import { copy, group, listOf, slug, text } from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";

const line = group("Line", {
  work: text({ label: "Work", max: 80 }),
  hours: text({ label: "Hours", hint: "Such as 6 to 8 hours.", max: 40 }).optional(),
  materials: copy({ label: "Materials", max: 160 }).optional(),
  sum: z
    .int()
    .min(1)
    .register(fieldDescriptions, {
      label: "Sum",
      hint: "In pounds. No sums are shown unless every line has one.",
    })
    .optional(),
});

/** A quote as it might be, line by line. Its sums are the owner's, or come from a guide that is named with its date. */
export const priceExampleSchema = group("Price example", {
  slug: slug("A short name for the example, used inside the site only."),
  order: z.int().min(1).register(fieldDescriptions, { label: "Order", hint: "1 comes first." }),
  title: text({ label: "Title", hint: "What is tiled, with its size.", max: 80 }),
  introduction: copy({ label: "Introduction", min: 20, max: 240 }),
  lines: listOf("Lines", line, 2, 10),
  source: copy({
    label: "Where the sums come from",
    hint: "A guide with its date and address, or your own prices with theirs.",
    max: 200,
  }).optional(),
  up: copy({ label: "What moves it up", min: 20, max: 300 }),
  down: copy({ label: "What moves it down", min: 20, max: 300 }),
}).refine(({ lines, source }) => source !== undefined || lines.every(({ sum }) => sum === undefined), {
  path: ["source"],
  error: "where the sums come from, and of which date they are",
  params: { remedy: "Name the guide or your own price list with its date, or take the sums out." },
});
