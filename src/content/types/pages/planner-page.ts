import {
  checkbox,
  group,
  list,
  optional,
  reference,
  type TextWithFactsOptions,
  text,
  textWithFacts,
  wholeNumber,
} from "../../fields/content-fields";
import { pictureOnItsOwn } from "../../fields/picture-fields";
import { searchFields } from "../../fields/shared-fields";
import { bond } from "../tile";

const sentence = (label: string, options: Partial<TextWithFactsOptions> = {}) =>
  textWithFacts(label, { max: 240, ...options });

const millimetres = (label: string) => wholeNumber(label, { min: 100, max: 15_000, hint: "In millimetres." });

const rateFacts = "{work} of the rate, its {price} in pounds and the {unit}.";

/** The texts of the planner's page. Labels of the planner itself are constants beside its components. */
export const plannerPageSchema = group("Tile planner", {
  ...searchFields,
  headline: text("Headline", { max: 60 }),
  examplesTitle: text("Title above the worked examples", { max: 80 }),
  examplesIntroduction: textWithFacts("Text above the worked examples", { max: 320 }),
  examples: list(
    "Worked examples",
    group("Example", {
      title: text("Title", { max: 80 }),
      width: millimetres("Width"),
      height: millimetres("Height, or depth of a floor"),
      isFloor: optional(checkbox("It is a floor", { hint: "Otherwise it is a wall." })),
      tile: reference("Tile", "Tile", { hint: "One that has its sizes." }),
      bond,
    }),
    { max: 6 },
  ),
  addToQuote: text("Button: add to my quote", { max: 40 }),
  priceNote: sentence("Below a plan's price", {
    hint: "Says what is not in it, and that the written quote is what counts.",
  }),
  ratesTitle: text("Title above the rates", { max: 80 }),
  ratesNote: sentence("Note above the rates", {
    hint: "Says which town they are for, {vat}, and that the written quote is what counts.",
  }),
  rateInAnswer: group("A rate below the answer to a question", {
    guide: sentence("By guides", { placeholders: ["work", "price", "unit"], hint: rateFacts }),
    own: sentence("Your own rate", { placeholders: ["work", "price", "unit"], hint: rateFacts }),
  }),
  ratesPicture: optional(pictureOnItsOwn("Picture beside the rates")),
  pricesTitle: text("Title above the price examples", { max: 80 }),
  pricesNote: sentence("Note above the price examples"),
  withoutSums: sentence("Where an example has no sums"),
});
