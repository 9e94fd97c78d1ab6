import * as z from "zod/mini";
import {
  copy,
  decimalNumber,
  derived,
  eachOnce,
  group,
  groupRule,
  list,
  optional,
  order,
  reference,
  slug,
  text,
} from "../fields/content-fields";
import { fieldDescriptions } from "../fields/field-descriptions";
import { pictureKind, projectPicture } from "../fields/picture-fields";
import { searchFields } from "../fields/shared-fields";
import { bond } from "./tile";

const story = (label: string, hint: string) =>
  optional(copy(label, { min: 40, max: 900, isFolded: true, hint }));

const another = {
  message: "a picture that is not shown before",
  remedy: "Choose another picture, or remove one of the two.",
};

const pictures = list("Pictures", projectPicture("Picture"), {
  min: 1,
  max: 12,
  hint: "Photographs of the finished work. For computer-made pictures choose Visualisation in Kind of picture, below More.",
}).check(eachOnce("image", another));

const beforeAndAfter = group(
  "Before and after",
  { before: projectPicture("Before"), after: projectPicture("After") },
  { isFolded: true },
).check(
  z.refine(({ before, after }) => before.image !== after.image, {
    path: ["after", "image"],
    message: another.message,
    params: { remedy: another.remedy },
  }),
);

const millimetres = (label: string, { min = 0 } = {}) =>
  decimalNumber(label, { min, max: 30_000, hint: "In millimetres." });

/** A width and a height, in millimetres. */
const size = (label: string) =>
  group(
    label,
    { width: millimetres("Width", { min: 1 }), height: millimetres("Height", { min: 1 }) },
    { typeName: "SurfaceSize" },
  );

const opening = group("Opening", {
  x: millimetres("From the left"),
  y: millimetres("From the floor"),
  width: millimetres("Width", { min: 1 }),
  height: millimetres("Height", { min: 1 }),
});

/** The middle of a slot drain in a floor. */
const drain = group("Slot drain", {
  x: millimetres("From the left"),
  y: millimetres("From the front"),
});

/** A homography, row by row, from millimetres on the surface to fractions of the picture. */
const camera = list("Camera", z.number().register(fieldDescriptions, { label: "Number" }), {
  min: 9,
  max: 9,
});

/** A tiled surface of a rendered picture. A photograph has none. */
const surface = group("Surface", {
  name: text("Name", { max: 40, hint: "What is tiled, such as Back wall." }),
  size: size("Size"),
  tile: size("Tile"),
  joint: decimalNumber("Joint", { min: 0.1, max: 20, hint: "In millimetres." }),
  bond,
  openings: optional(list("Openings", opening, { min: 1, max: 4 })),
  drain: optional(drain),
  camera,
});

/** A piece of work in the portfolio. Required are a title, a service, a place, a picture and one text. */
export const projectSchema = group("Project", {
  slug: slug({
    hint: "The end of the page's address, as in /portfolio/cafe-backsplash. An old address leads here.",
  }),
  order: order({ hint: "1 comes first in the portfolio." }),
  title: text("Title", { max: 60, hint: "What it is, and for whom or where: Walk-in shower in a mews." }),
  type: optional(
    text("Type", {
      max: 20,
      isFolded: true,
      hint: "The badge on the card, and a choice of the portfolio's filter: Heritage.",
    }),
  ),
  kind: derived(pictureKind, { isFolded: true }),
  service: reference("Service", "Service", { hint: "The service that this project shows." }),
  area: optional(reference("Area", "Area", { hint: "The place of the project, if it is in this list." })),
  district: optional(
    text("Another place", {
      max: 40,
      hint: "Only if the place is not in the list above: a district or a town, such as Hackney. One that has a page, also by its postcode, is put into Area when you publish.",
    }),
  ),
  description: derived(
    copy("Card text", {
      min: 40,
      max: 200,
      isFolded: true,
      hint: "Left empty, it is the first sentence of what was done.",
    }),
  ),
  seoTitle: derived(searchFields.seoTitle),
  seoDescription: derived(searchFields.seoDescription),
  room: story("The room", "What the room is like and what it needs."),
  tile: story("The tile", "The tile, and why it suits the room."),
  work: copy("What was done", {
    min: 60,
    max: 900,
    hint: "Two sentences are enough: what the room needed, and how it was done. The first is the card's text, too.",
  }),
  pictures,
  beforeAndAfter: optional(beforeAndAfter),
  surfaces: optional(
    list("How the first picture's room was set out", surface, { min: 1, max: 4, isFolded: true }),
  ),
}).check(
  groupRule(({ area, district }) => area !== undefined || district !== undefined, {
    field: "area",
    message: "chosen, or another place written",
  }),
  groupRule(({ area, district }) => area === undefined || district === undefined, {
    field: "district",
    message: "left empty where an area is chosen",
  }),
  // Left empty, the kind is photograph, and the page speaks of work that was done: some picture has to show it.
  groupRule(
    ({ kind, pictures = [] }) =>
      kind === "visualisation" ||
      pictures.length === 0 ||
      pictures.some((one) => one.kind !== "visualisation"),
    { field: "kind", message: "visualisation, because every picture is one" },
  ),
);

export type Project = z.infer<typeof projectSchema>;
