import * as z from "zod/mini";
import {
  decimalNumber,
  group,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  textWithFacts,
  wholeNumber,
} from "../fields/content-fields";
import { endsAtOrAboveStart } from "../fields/shared-fields";

const line = group("Line", {
  work: text("Work", { max: 80 }),
  hours: optional(text("Hours", { max: 40, hint: "Such as 6 to 8 hours." })),
  materials: optional(text("Materials", { max: 160 })),
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
  introduction: textWithFacts("Introduction", { min: 20, max: 240 }),
  lines: list("Lines", line, { min: 2, max: 10 }),
  source: optional(
    textWithFacts("Where the sums come from", {
      max: 200,
      hint: "A guide with its date and address, or your own prices with theirs.",
    }),
  ),
  raisesPrice: textWithFacts("What costs more", { min: 20, max: 300 }),
  lowersPrice: textWithFacts("What costs less", { min: 20, max: 300 }),
}).check(
  z.refine(({ lines, source }) => source !== undefined || lines.every(({ price }) => price === undefined), {
    path: ["source"],
    error: "filled in, because lines have prices",
    params: { remedy: "Name the guide or your own price list with its date, or take the sums out." },
  }),
);
