import * as z from "zod/mini";
import {
  besideTheFields,
  copy,
  derived,
  folded,
  group,
  hinted,
  listOf,
  measure,
  optional,
  order,
  reference,
  slug,
  text,
} from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { pictureKind, projectPicture, searchFields } from "../fields/shared-fields";
import { bond } from "./tile";

const story = (label: string, hint: string) => optional(folded(copy(label, [40, 900], hint)));

const another = {
  message: "a picture that is not shown before",
  params: { remedy: "Choose another picture, or remove one of the two." },
};

const pictures = listOf("Pictures", projectPicture("Picture"), 1, 12).check(
  z.superRefine((list, context) => {
    const files = list.map(({ image }) => image);
    for (const [index, file] of files.entries())
      if (files.indexOf(file) < index)
        context.addIssue({ code: "custom", path: [index, "image"], ...another });
  }),
);

const beforeAndAfter = group("Before and after", {
  before: projectPicture("Before"),
  after: projectPicture("After"),
}).check(
  z.refine(({ before, after }) => before.image !== after.image, {
    path: ["after", "image"],
    ...another,
  }),
);

const millimetres = (label: string, least = 0) => measure(label, "In millimetres.", least, 30_000);

/** A width and a height, in millimetres. */
const size = (label: string) =>
  group(label, { width: millimetres("Width", 1), height: millimetres("Height", 1) }, "SurfaceSize");

const opening = group(
  "Opening",
  {
    x: millimetres("From the left"),
    y: millimetres("From the floor"),
    width: millimetres("Width", 1),
    height: millimetres("Height", 1),
  },
  "SurfaceOpening",
);

/** The middle of a slot drain in a floor. */
const drain = group(
  "Slot drain",
  { x: millimetres("From the left"), y: millimetres("From the front") },
  "SurfaceDrain",
);

/** A homography, row by row, from millimetres on the surface to fractions of the picture. */
const camera = listOf("Camera", z.number().register(fieldDescriptions, { label: "Number" }), 9, 9);

/** A tiled surface of a rendered picture, as its scene writes it: pictures/render.py. A photograph has none. */
const surface = group(
  "Surface",
  {
    name: text("Name", 40, "What is tiled, such as Back wall."),
    size: size("Size"),
    tile: size("Tile"),
    joint: measure("Joint", "In millimetres.", 0.1, 20),
    bond,
    openings: optional(listOf("Openings", opening, 1, 4)),
    drain: optional(drain),
    camera,
  },
  "Surface",
);

/** A piece of work in the portfolio. Required are a title, a service, a place, a picture and one text. */
export const projectSchema = group("Project", {
  slug: folded(
    slug("The end of the page's address, as in /portfolio/cafe-backsplash. An old address leads here."),
  ),
  order: order("1 comes first in the portfolio."),
  title: text("Title", 60, "What it is, and for whom or where: Walk-in shower in a mews."),
  type: optional(
    folded(text("Type", 20, "The badge on the card, and a choice of the portfolio's filter: Heritage.")),
  ),
  kind: derived(folded(pictureKind)),
  service: reference("Service", "Service", "The service that this project shows."),
  area: optional(reference("Area", "Area", "The place of the project, if it is in this list.")),
  district: optional(
    text(
      "Another place",
      40,
      "Only if the place is not in the list above: a district or a town, such as Hackney. One that has a page, also by its postcode, is put into Area when you publish.",
    ),
  ),
  description: derived(
    folded(copy("Card text", [40, 200], "Left empty, it is the first sentence of what was done.")),
  ),
  seoTitle: derived(folded(searchFields.seoTitle)),
  seoDescription: derived(folded(searchFields.seoDescription)),
  room: story("The room", "What the room is like and what it needs."),
  tile: story("The tile", "The tile, and why it suits the room."),
  work: copy(
    "What was done",
    [60, 900],
    "Two sentences are enough: what the room needed, and how it was done. The first is the card's text, too.",
  ),
  pictures: hinted(
    pictures,
    "Photographs of the finished work. For computer-made pictures choose Visualisation in Kind of picture, below More.",
  ),
  beforeAndAfter: optional(folded(beforeAndAfter)),
  surfaces: optional(folded(listOf("How the first picture's room was set out", surface, 1, 4))),
})
  .check(
    z.superRefine(({ area, district }, context) => {
      const isNowhere = area === undefined && district === undefined;
      const isTwice = area !== undefined && district !== undefined;
      if (isNowhere)
        context.addIssue({ code: "custom", path: ["area"], message: "chosen, or another place written" });
      if (isTwice)
        context.addIssue({
          code: "custom",
          path: ["district"],
          message: "left empty where an area is chosen",
        });
    }, besideTheFields),
  )
  .check(
    z.superRefine(({ kind, pictures }, context) => {
      // Left empty, the kind is photograph, and the page speaks of work that was done: some picture has to show it.
      if (
        kind !== "visualisation" &&
        pictures?.length > 0 &&
        pictures.every((one) => one.kind === "visualisation")
      )
        context.addIssue({
          code: "custom",
          path: ["kind"],
          message: "visualisation, because every picture is one",
        });
    }, besideTheFields),
  );

export type Project = z.infer<typeof projectSchema>;
