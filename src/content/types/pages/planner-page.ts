import {
  type CopyOptions,
  checkbox,
  choice,
  copy,
  group,
  list,
  optional,
  reference,
  text,
  wholeNumber,
} from "../../fields/content-fields";
import { pictureOnItsOwn } from "../../fields/picture-fields";
import { type RoomName, roomNames } from "../../fields/room-names";
import { searchFields } from "../../fields/shared-fields";
import { bond } from "../tile";

const word = (label: string) => text(label, { max: 60 });

const sentence = (label: string, options: Partial<CopyOptions> = {}) => copy(label, { max: 240, ...options });

const millimetres = (label: string) => wholeNumber(label, { min: 100, max: 15_000, hint: "In millimetres." });

const inPlan = ["room", "size", "tile", "bond", "joint", "floor", "tiles", "whole", "cut"] as const;
const plan =
  "The plan's {room}, {size}, {tile}, {bond}, {joint} and {floor}, which is empty for one tile; {tiles} and {whole} with their nouns, and how many are {cut}.";

/** A number with its noun: 1 tile, 12 tiles. */
const counted = (label: string) =>
  group(
    label,
    {
      one: copy("One", { max: 40, placeholders: ["n"], hint: "{n} is the number." }),
      many: copy("None, or several", { max: 40, placeholders: ["n"], hint: "{n} is the number." }),
    },
    { typeName: "CountedTiles" },
  );

const ofRate = "{work} is the rate's.";

const rateFacts = "{work} of the rate, its {price} in pounds and the {unit}.";

/** The words of the setting-out planner. */
export const plannerPageSchema = group("Tile planner", {
  ...searchFields,
  headline: word("Headline"),
  introduction: copy("Introduction", { max: 320 }),
  examplesTitle: text("Title above the worked examples", { max: 80 }),
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
  room: word("What is tiled"),
  rooms: group("Rooms", {
    wall: word("One wall"),
    showerOfThree: word("A shower of three walls, with a tray"),
    showerOfThreeAndFloor: word("A shower of three walls and a tiled floor"),
    showerOfTwo: word("A shower of two walls, with a tray"),
    showerOfTwoAndFloor: word("A shower of two walls and a tiled floor"),
    bath: word("Three walls round a bath"),
    floor: word("A floor"),
    floorInL: word("An L-shaped floor"),
    splashback: word("A splashback"),
    bathroom: word("Four walls and a floor"),
  } satisfies Record<RoomName, unknown>),
  lengthHint: text("How a length is written", { max: 120 }),
  measures: group("Measures", { w: word("Width"), d: word("Depth"), h: word("Height") }),
  surfaces: group("Surfaces of a room", {
    left: word("Wall on the left"),
    back: word("Wall at the back"),
    right: word("Wall on the right"),
    front: word("Wall at the front"),
    floor: word("Floor"),
  }),
  legend: group("Legend of the drawing", {
    whole: word("Whole tiles"),
    cut: word("Cut tiles"),
    opening: word("Not tiled"),
  }),
  openings: group("Openings, in fields and in the drawing", {
    door: word("Door"),
    window: word("Window"),
    niche: word("Niche"),
    bath: word("Bath"),
    tray: word("Shower tray"),
    basin: word("Basin unit"),
    pipe: word("Boxed pipe"),
    cutout: word("Another part that is not tiled"),
  }),
  tile: word("Tile"),
  floorTile: word("Tile of the floor, in a room with walls"),
  presets: optional(
    list(
      "Tiles that a room begins with",
      group("Preset", {
        room: choice("Room", roomNames),
        tile: reference("Tile", "Tile", { hint: "Of its walls, or of a floor alone." }),
        floorTile: optional(
          reference("Tile of the floor", "Tile", { hint: "In a room with walls and a floor." }),
        ),
      }),
      { max: roomNames.length },
    ),
  ),
  counts: group("Numbers of tiles", {
    whole: counted("Whole tiles"),
    tiles: counted("Tiles to buy"),
  }),
  floorLaid: copy("The floor, after the walls", {
    max: 120,
    placeholders: ["tile", "bond", "joint"],
    hint: "{tile}, {bond} and {joint} are the floor's. It begins with what parts the two, such as a semicolon.",
  }),
  wholeHeight: copy("A height at which nothing is cut", {
    max: 120,
    placeholders: ["size"],
    hint: "{size} is the height.",
  }),
  wholeWidth: copy("A width or depth at which nothing is cut", {
    max: 120,
    placeholders: ["size", "name"],
    hint: "{size} is its length, {name} which one it is.",
  }),
  outdated: sentence("Above the last plan, while a field is wrong"),
  needsScript: sentence("Where JavaScript is off"),
  bonds: group("Bonds", {
    straight: word("Straight"),
    brick: word("Brick"),
    third: word("Third"),
    herringbone: word("Herringbone"),
    vertical: word("Vertical"),
  }),
  result: sentence("The result", { placeholders: inPlan, hint: plan }),
  cutsTitle: word("Title of the cuts and amounts"),
  leftAndRight: word("Cuts left and right"),
  bottomAndTop: word("Cuts at the bottom and the top"),
  wholeTile: text("An end with a whole tile", { max: 20 }),
  slanting: text("An end at a slope", { max: 20 }),
  fits: copy("No cuts in a direction", {
    max: 60,
    placeholders: ["joint"],
    hint: "{joint} is the joint with which whole tiles fill it.",
  }),
  tiles: word("Tiles"),
  boxes: word("Boxes"),
  problems: group("What may be wrong", {
    length: sentence("No length, too short or too long"),
    number: sentence("No number within its limits"),
    tooMany: sentence("Too many tiles"),
    opening: sentence("An opening outside the surface or over another"),
    gone: sentence("A choice of an address that is not there any more"),
    unsuitable: sentence("A tile that may not be laid there", {
      placeholders: ["tile"],
      hint: "{tile} is its name.",
    }),
  }),
  addToQuote: text("Button: add to my quote", { max: 40 }),
  quoteLine: sentence("The line that is added to Project Details", { placeholders: inPlan, hint: plan }),
  full: group("On the planner's own page", {
    joint: word("Joint in millimetres"),
    bond: word("Bond"),
    floorBond: word("Bond of the floor"),
    floorJoint: word("Joint of the floor in millimetres"),
    spares: word("Spares in per cent"),
    openingsTitle: text("Title above joints, spares and openings", { max: 80 }),
    opening: word("Kind of opening"),
    noOpening: word("No opening"),
    on: word("On which surface"),
    fromLeft: word("From the left"),
    fromFloor: word("From the floor"),
    fromFront: word("On a floor: from its front edge"),
    ceiling: word("Ceiling"),
    ceilings: group("Ceilings", { level: word("Level"), sloping: word("Sloping") }),
    heights: group("Heights below a slope", {
      left: word("Of one wall: on the left"),
      right: word("On the right"),
      frontLeft: word("Of a room: in the left corner at the front"),
      backLeft: word("In the left corner at the back"),
      backRight: word("In the right corner at the back"),
      frontRight: word("In the right corner at the front"),
    }),
    area: word("Area"),
    adhesive: word("Adhesive"),
    grout: word("Grout"),
    amountsNote: sentence("Where the amounts come from"),
    guidePrice: copy("Price of laying, by a guide", { max: 60, placeholders: ["work"], hint: ofRate }),
    ownPrice: copy("Price of laying, by your own rate", { max: 60, placeholders: ["work"], hint: ofRate }),
    guideSupply: copy("Price of the tiles, by a guide", { max: 60, placeholders: ["work"], hint: ofRate }),
    ownSupply: copy("Price of the tiles, by your own rate", {
      max: 60,
      placeholders: ["work"],
      hint: ofRate,
    }),
    together: word("Before the sum of both prices"),
    priceNote: sentence("Below the prices", { hint: "Says that the written quote is what counts." }),
    centredOn: group("How it is centred", {
      tile: sentence("On a tile"),
      joint: sentence("On a joint"),
      quarter: sentence("Moved by a quarter"),
      moved: sentence("Moved along, beside openings"),
    }),
    onRim: sentence("Courses that begin on a bath, tray, worktop or sill"),
    slantingCuts: sentence("A herringbone's cuts"),
    sliver: sentence("A cut narrower than half a tile", {
      placeholders: ["cut"],
      hint: "{cut} is its width.",
    }),
    otherJoint: sentence("A joint that leaves no such cut", {
      placeholders: ["joint", "cut"],
      hint: "{joint} is the joint, {cut} the narrowest cut then.",
    }),
    hideSliver: sentence("What to do if no joint helps"),
  }),
  ratesTitle: text("Title above the rates", { max: 80 }),
  ratesNote: sentence("Note above the rates", {
    hint: "Says which town they are for, {vat}, and that the written quote is what counts.",
  }),
  per: text("Between a price and its unit", { max: 10 }),
  rateInAnswer: group("A rate below the answer to a question", {
    guide: sentence("By guides", { placeholders: ["work", "price", "unit"], hint: rateFacts }),
    own: sentence("Your own rate", { placeholders: ["work", "price", "unit"], hint: rateFacts }),
  }),
  guideRead: copy("After a guide's name", {
    max: 60,
    placeholders: ["day"],
    hint: "{day} is when its figures were read.",
  }),
  ratesPicture: optional(pictureOnItsOwn("Picture beside the rates")),
  pricesTitle: text("Title above the price examples", { max: 80 }),
  pricesNote: sentence("Note above the price examples"),
  withoutSums: sentence("Where an example has no sums"),
  totalLabel: word("Before the total"),
  upLabel: word("Before what moves a price up"),
  downLabel: word("Before what moves a price down"),
  layingAt: copy("A job's laying line at the guide rate", {
    max: 60,
    placeholders: ["price"],
    hint: "{price} is what it comes to.",
  }),
  layingAtOwn: copy("A job's laying line at your own rate", {
    max: 60,
    placeholders: ["price"],
    hint: "{price} is what it comes to.",
  }),
});
