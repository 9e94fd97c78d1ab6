import { copy, group, listOf, order, slug, text, wholeNumber } from "../fields/content-fields";

const line = group("Line", {
  work: text("Work", 80),
  hours: text("Hours", 40, "Such as 6 to 8 hours.").optional(),
  materials: copy("Materials", 160).optional(),
  sum: wholeNumber("Sum", 1, undefined, "In pounds. No sums are shown unless every line has one.").optional(),
});

/** A quote as it might be, line by line. Its sums are the owner's, or come from a guide that is named with its date. */
export const priceExampleSchema = group("Price example", {
  slug: slug("A short name for the example, used inside the site only."),
  order: order(),
  title: text("Title", 80, "What is tiled, with its size."),
  introduction: copy("Introduction", [20, 240]),
  lines: listOf("Lines", line, 2, 10),
  source: copy(
    "Where the sums come from",
    200,
    "A guide with its date and address, or your own prices with theirs.",
  ).optional(),
  up: copy("What moves it up", [20, 300]),
  down: copy("What moves it down", [20, 300]),
}).refine(({ lines, source }) => source !== undefined || lines.every(({ sum }) => sum === undefined), {
  path: ["source"],
  error: "where the sums come from, and of which date they are",
  params: { remedy: "Name the guide or your own price list with its date, or take the sums out." },
});
