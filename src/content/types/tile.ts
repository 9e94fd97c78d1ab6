import {
  choice,
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
import { colour } from "../fields/pattern-texts";
import { pictureOnItsOwn } from "../fields/picture-fields";
import { bondNames, surfaceKinds } from "../values/planner-names";

export const bond = choice("Bond", bondNames);

/** The facts about a tile that the planner needs. */
const settingOut = group(
  "Setting out",
  {
    width: decimalNumber("Width", {
      min: 10,
      max: 3000,
      hint: "The width of the face, or of a sheet of mosaic, in millimetres.",
    }),
    height: decimalNumber("Height", { min: 10, max: 3000, hint: "In millimetres." }),
    thickness: decimalNumber("Thickness", { min: 2, max: 40, hint: "In millimetres." }),
    joint: decimalNumber("Joint", {
      min: 0.5,
      max: 20,
      hint: "Between two tiles, or two pieces of a mosaic, in millimetres.",
    }),
    bonds: list("Bonds", bond, { min: 1, max: 5 }),
    tilesPerBox: wholeNumber("Tiles in a box", { min: 1, hint: "Or sheets. As the maker packs them." }),
    spares: optional(
      wholeNumber("Spares", {
        min: 0,
        max: 50,
        hint: "In per cent; 10 if left empty. Handmade tiles need more, because some are sorted out.",
      }),
    ),
    soldAs: choice("Sold as", ["tiles", "sheets"], {
      hint: "Mosaic comes on sheets, and takes more adhesive.",
    }),
    colour: optional(colour("Colour", { hint: "The tile's colour in drawings." })),
    surfaceKinds: optional(list("Where it may be laid", choice("Surface", surfaceKinds), { max: 2 })),
  },
  { isAdvanced: true },
);

/** A kind of tile, seen close on the pages of the services that lay it. */
export const tileSchema = group("Tile", {
  slug: slug({ hint: "A short name for the tile, used inside the site only." }),
  order: order(),
  name: text("Name", { max: 40, hint: "What a tile shop calls it." }),
  picture: pictureOnItsOwn("Picture"),
  suits: textWithFacts("Where it suits", {
    min: 20,
    max: 140,
    hint: "Rooms, walls or floors, in one sentence.",
  }),
  avoid: textWithFacts("Where it does not suit", { min: 20, max: 140, hint: "And why, in one sentence." }),
  services: optional(
    list("Services", reference("Service", "Service", { hint: "Its page shows the tile with its options." }), {
      max: 12,
    }),
  ),
  settingOut: optional(settingOut),
});
