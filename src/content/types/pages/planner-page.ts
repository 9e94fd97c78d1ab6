import { copy, group, listOf, pageCopy, reference, text, wholeNumber } from "../../fields/content-fields";
import type { PagePlaceholder } from "../../fields/placeholders";
import { searchFields } from "../../fields/shared-fields";
import { bond } from "../tile";

const word = (label: string, max = 60) => text(label, max);

const sentence = (label: string, placeholders: readonly PagePlaceholder[] = [], hint?: string) =>
  pageCopy(placeholders, label, 240, hint);

const millimetres = (label: string) => wholeNumber(label, 100, 15_000, "In millimetres.");

const inPlan = ["width", "height", "tile", "bond", "joint", "tiles", "whole", "cut"] as const;
const plan =
  "The plan's {width}, {height}, {tile}, {bond}, {joint}, and how many {tiles}, {whole} and {cut}.";

const rateFacts = "{work} of the rate, its {price} in pounds and the {unit}.";

/** The words of the setting-out planner, and of its section on the services' pages. */
export const plannerPageSchema = group("Tile planner", {
  ...searchFields,
  headline: word("Headline"),
  introduction: copy("Introduction", 320),
  title: word("Title above the planner", 80),
  examplesTitle: word("Title above the worked examples", 80),
  examples: listOf(
    "Worked examples",
    group("Example", {
      title: word("Title", 80),
      width: millimetres("Width"),
      height: millimetres("Height"),
      tile: reference("Tile", "Tile", "One that has its sizes."),
      bond,
    }),
    1,
    6,
  ),
  lengthHint: text("How a length is written", 120),
  width: word("Width"),
  height: word("Height"),
  tile: word("Tile"),
  bonds: group("Bonds", {
    straight: word("Straight"),
    brick: word("Brick"),
    third: word("Third"),
    herringbone: word("Herringbone"),
    vertical: word("Vertical"),
  }),
  result: sentence("The result", inPlan, plan),
  cutsTitle: word("Title of the cuts and amounts"),
  leftAndRight: word("Cuts left and right"),
  bottomAndTop: word("Cuts at the bottom and the top"),
  wholeTile: word("An end with a whole tile", 20),
  fits: pageCopy(
    ["joint"],
    "No cuts in a direction",
    60,
    "{joint} is the joint with which whole tiles fill it.",
  ),
  tiles: word("Tiles"),
  boxes: word("Boxes"),
  problems: group("What may be wrong", {
    length: sentence("No length, too short or too long"),
    number: sentence("No number within its limits"),
    tooMany: sentence("Too many tiles"),
    opening: sentence("An opening outside the surface or over another"),
  }),
  more: word("Button on services' pages: plan in full", 40),
  addToQuote: word("Button: add to my quote", 40),
  quoteLine: sentence("The line that is added to Project Details", inPlan, plan),
  full: group("On the planner's own page", {
    joint: word("Joint in millimetres"),
    bond: word("Bond"),
    spares: word("Spares in per cent"),
    openingsTitle: word("Title above joints, spares and openings", 80),
    opening: word("Kind of opening"),
    noOpening: word("No opening"),
    openings: group("Openings", { door: word("Door"), window: word("Window"), niche: word("Niche") }),
    fromLeft: word("From the left"),
    fromFloor: word("From the floor"),
    area: word("Area"),
    adhesive: word("Adhesive"),
    grout: word("Grout"),
    amountsNote: sentence("Where the amounts come from"),
    guidePrice: word("Price of laying, by a guide"),
    ownPrice: word("Price of laying, by your own rate"),
    priceNote: sentence("Below that price", [], "Says that the written quote is what counts."),
    centredOn: group("How it is centred", {
      tile: sentence("On a tile"),
      joint: sentence("On a joint"),
      quarter: sentence("Moved by a quarter"),
      moved: sentence("Moved along, beside openings"),
    }),
    slantingCuts: sentence("A herringbone's cuts"),
    sliver: sentence("A cut narrower than half a tile", ["cut"], "{cut} is its width."),
    otherJoint: sentence(
      "A joint that leaves no such cut",
      ["joint", "cut"],
      "{joint} is the joint, {cut} the narrowest cut then.",
    ),
    hideSliver: sentence("What to do if no joint helps"),
    draw: word("Button: show the drawing", 40),
    print: word("Button: print", 40),
    scale: pageCopy(["scale"], "The scale on paper", 90, "{scale} is such as 1:20."),
  }),
  ratesTitle: word("Title above the rates", 80),
  ratesNote: sentence(
    "Note above the rates",
    [],
    "Says which town they are for, that VAT is included, and that the written quote is what counts.",
  ),
  per: word("Between a price and its unit", 10),
  rateInAnswer: group("A rate below the answer to a question", {
    guide: sentence("By guides", ["work", "price", "unit"], rateFacts),
    own: sentence("Your own rate", ["work", "price", "unit"], rateFacts),
  }),
  guideRead: pageCopy(["day"], "After a guide's name", 60, "{day} is when its figures were read."),
  pricesTitle: word("Title above the price examples", 80),
  pricesNote: sentence("Note above the price examples"),
  withoutSums: sentence("Where an example has no sums"),
  totalLabel: word("Before the total"),
  upLabel: word("Before what moves a price up"),
  downLabel: word("Before what moves a price down"),
});
