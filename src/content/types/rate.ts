import * as z from "zod/mini";
import {
  besideTheFields,
  choice,
  copy,
  day,
  group,
  listOf,
  optional,
  order,
  reference,
  slug,
  text,
  tick,
  webAddress,
  wholeNumber,
} from "../fields/content-fields";
import { endsAtOrAboveStart } from "../fields/shared-fields";
import { monthsLater } from "../values/clock";
import { bond } from "./tile";

const rateMonths = 18;

/** The last day on which a rate of a day is shown. A day further ahead than that is a slip of the pen. */
export const lastDayOfRate = (checked: string): string => monthsLater(checked, rateMonths);

/**
 * True if the site shows a rate on a day. Old ones are hidden, and the owner is reminded: time alone never makes content invalid. A rate
 * that is just being written may have no day yet.
 */
export const isRateShown = (
  { hidden, checked }: { hidden?: boolean | null | undefined; checked?: string | null | undefined },
  today: string,
): boolean => !hidden && (!checked || (lastDayOfRate(checked) >= today && checked <= lastDayOfRate(today)));

/** True for the company's own rate. A guide's rate has the address of the guide. */
export const isOwnRate = ({ sources }: Pick<Rate, "sources">): boolean =>
  sources.every(({ address }) => !address);

const source = group("Source", {
  name: text("Name", 60, "‘Our own rate’, or who publishes the guide."),
  address: optional(webAddress("Address", "A guide's page with the figures; none for your own rate.")),
});

/** A price for a piece of work, as a range in pounds, with VAT if the company charges it. Decision 4a; docs/content-sources.md has the rules for price indications. */
export const rateSchema = group("Rate", {
  slug: slug("A short name for the rate, used inside the site only."),
  order: order(),
  work: text("Work", 80, "Such as: Laying ceramic or porcelain."),
  unit: choice(["m²", "metre", "piece", "day", "job"], "Per"),
  from: wholeNumber(
    "From (£)",
    1,
    100_000,
    "With VAT, if you charge it. What a fair share of your customers really pay.",
  ),
  to: wholeNumber("To (£)", 1, 100_000, "With VAT, if you charge it."),
  included: copy("What is included", 200, "And what is not, in one or two sentences."),
  sources: listOf("Where it comes from", source, 1, 4),
  checked: day(
    "Date of the rate",
    "When you set it, or read it in the guide. After 18 months the site no longer shows it, until it is looked up again.",
  ),
  tiles: optional(
    listOf(
      "Tiles that it prices",
      reference(
        "Tile",
        "Tile",
        "The planner then shows the price of laying them, or of the tiles themselves.",
      ),
      0,
    ),
  ),
  bonds: optional(listOf("Bonds that it prices", bond, 0, 5)),
  supply: optional(
    tick(
      "It is for the tiles themselves",
      "Without laying them. The planner adds it to the price of laying.",
    ),
  ),
  hidden: optional(tick("Hide it", "The site shows it nowhere.")),
})
  .check(endsAtOrAboveStart)
  .check(
    z.refine(({ unit, tiles = [] }) => unit === "m²" || tiles.length === 0, {
      path: ["tiles"],
      message: "no tiles, because the planner prices square metres",
      params: { remedy: "Take the tiles out, or give the rate per m²." },
      ...besideTheFields,
    }),
  );

export type Rate = z.infer<typeof rateSchema>;
