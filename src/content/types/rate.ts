import type * as z from "zod/mini";
import {
  checkbox,
  choice,
  group,
  groupRule,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  textWithFacts,
  wholeNumber,
} from "../fields/content-fields";
import { day, webAddress } from "../fields/pattern-texts";
import { endsAtOrAboveStart } from "../fields/shared-fields";
import { bond } from "./tile";

const source = group("Source", {
  name: text("Name", { max: 60, hint: "‘Our own rate’, or who publishes the guide." }),
  url: optional(webAddress("Address", { hint: "A guide's page with the figures; none for your own rate." })),
});

/**
 * A price for a piece of work, as a range in pounds, with VAT if the company charges it. docs/content-sources.md has the rules for
 * price indications.
 */
export const rateSchema = group("Rate", {
  slug: slug({ hint: "A short name for the rate, used inside the site only." }),
  order: order(),
  work: text("Work", { max: 80, hint: "Such as: Laying ceramic or porcelain." }),
  unit: choice("Per", ["m²", "metre", "piece", "day", "job"]),
  from: wholeNumber("From (£)", {
    min: 1,
    max: 100_000,
    hint: "With VAT, if you charge it. What a fair share of your customers really pay.",
  }),
  to: wholeNumber("To (£)", { min: 1, max: 100_000, hint: "With VAT, if you charge it." }),
  included: textWithFacts("What is included", {
    max: 200,
    hint: "And what is not, in one or two sentences.",
  }),
  sources: list("Where it comes from", source, { min: 1, max: 4 }),
  checked: day("Date of the rate", { hint: "When you set it, or read it in the guide. The site names it." }),
  tiles: optional(
    list(
      "Tiles that it prices",
      reference("Tile", "Tile", {
        hint: "The planner then shows the price of laying them, or of the tiles themselves.",
      }),
    ),
  ),
  bonds: optional(list("Bonds that it prices", bond, { max: 5, hint: "All, while there are none." })),
  supply: optional(
    checkbox("It is for the tiles themselves", {
      hint: "Without laying them. The planner adds it to the price of laying.",
    }),
  ),
})
  .check(endsAtOrAboveStart)
  .check(
    groupRule(({ unit, tiles = [] }) => unit === "m²" || tiles.length === 0, {
      field: "tiles",
      message: "no tiles, because the planner prices square metres",
      remedy: "Take the tiles out, or give the rate per m².",
    }),
  );

export type Rate = z.infer<typeof rateSchema>;
