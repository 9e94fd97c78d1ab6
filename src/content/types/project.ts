import type { z } from "zod";
import {
  besideTheFields,
  choice,
  copy,
  group,
  listOf,
  order,
  reference,
  shapedText,
  slug,
  text,
} from "../fields/content-fields";
import { pictureKind, pictureOfAnyKind, searchFields } from "../fields/shared-fields";
import { bond, measure } from "./tile";

const projectTypes = ["Commercial", "Heritage", "Residential"] as const;

const story = (label: string, hint: string) => copy(label, [150, 900], hint);

/** Words that only a job can have had. */
const jobDone = [
  /\bwe(?: have| had|['’]ve)?(?: \w+ly| then| also| first)? (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed|removed|stripped|grouted|waterproofed|tanked|repaired|restored|renewed|refurbished|transformed|chose|worked|delivered|handed over)\b/i,
  /\b(?:the|our|this|a) (?:client|customer|homeowner)s?\b/i,
  /\bour (?:team|tilers?|fitters?) (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed)\b/i,
  /\bwas (?:tiled|fitted|finished|laid|installed|completed|handed over) (?:by|for|in|within|on)\b/i,
];

const tellingFields = ["title", "description", "seoDescription", "room", "tile", "work"] as const;

/** The first passage of a text that claims a job. */
function claimedJob(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  return jobDone.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
}

const another = {
  message: "a picture that is not shown before",
  params: { remedy: "Choose another picture, or remove one of the two." },
};

const pictures = listOf("Pictures", pictureOfAnyKind("Picture"), 1, 12).superRefine((list, context) => {
  const files = list.map(({ image }) => image);
  for (const [index, file] of files.entries())
    if (files.indexOf(file) < index) context.addIssue({ code: "custom", path: [index, "image"], ...another });
});

const beforeAndAfter = group("Before and after", {
  before: pictureOfAnyKind("Before"),
  after: pictureOfAnyKind("After"),
}).refine(({ before, after }) => before.image !== after.image, {
  path: ["after", "image"],
  ...another,
});

/** Exponents are Python's. */
const number = "-?\\d+(?:\\.\\d+)?(?:e-\\d+)?";

/** A tiled surface as the scene of a rendered picture writes it: pictures/setting_out.py. */
const surface = group("Surface", {
  name: text("Name", 40, "What is tiled, such as Back wall."),
  width: measure("Width", "In millimetres.", 100, 20_000),
  height: measure("Height", "In millimetres.", 100, 20_000),
  tileWidth: measure("Tile's width", "In millimetres.", 10, 3000),
  tileHeight: measure("Tile's height", "In millimetres.", 10, 3000),
  joint: measure("Joint", "In millimetres.", 0.1, 20),
  bond,
  camera: shapedText({
    label: "Camera",
    hint: "From millimetres on the surface to the picture. Its scene writes it; a photograph has none.",
    pattern: new RegExp(`^${number}(?: ${number}){8}$`),
    says: "nine numbers with a space between them",
  }),
});

/** A piece of work in the portfolio. */
export const projectSchema = group("Project", {
  slug: slug("The end of the page's address: cafe-backsplash gives /portfolio/cafe-backsplash."),
  order: order("1 comes first in the portfolio."),
  title: text("Title", 60),
  type: choice(projectTypes, "Type", "The badge on the card and the filter of the portfolio."),
  kind: pictureKind,
  service: reference("Service", "Service", "The service that this project shows."),
  area: reference("Area", "Area", "The place of the project."),
  description: copy("Card text", [40, 200]),
  ...searchFields,
  room: story("The room", "What the room is like and what it needs."),
  tile: story("The tile", "The tile, and why it suits the room."),
  work: story("The work", "How it is set out and done."),
  pictures,
  beforeAndAfter: beforeAndAfter.optional(),
  surfaces: listOf("How the first picture's room was set out", surface, 1, 4).optional(),
}).superRefine((project, context) => {
  // A visualisation shows no job, so its words may claim none.
  if (project.kind !== "visualisation") return;
  for (const field of tellingFields) {
    const claim = claimedJob(project[field]);
    if (claim)
      context.addIssue({
        code: "custom",
        path: [field],
        message: `words about such a room and how such work is done, instead of "${claim}"`,
        params: { remedy: "Say it in general, or choose photograph if the pictures show finished work." },
      });
  }
}, besideTheFields);

export type Project = z.infer<typeof projectSchema>;
