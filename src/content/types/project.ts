import * as z from "zod/mini";
import {
  checkbox,
  eachOnce,
  group,
  groupRule,
  list,
  optional,
  order,
  reference,
  slug,
  text,
  textWithFacts,
} from "../fields/content-fields";
import { pictureKind, projectPicture } from "../fields/picture-fields";
import { derivedSearchFields } from "../fields/shared-fields";

const story = (label: string, hint: string) =>
  optional(textWithFacts(label, { min: 40, max: 900, isAdvanced: true, hint }));

const another = {
  message: "a picture that is not shown before",
  remedy: "Choose another picture, or remove one of the two.",
};

const pictures = list("Pictures", projectPicture("Picture"), {
  min: 1,
  max: 12,
  hint: "Photographs of the finished work. For computer-made pictures choose Visualisation in Kind of picture, under More fields.",
}).check(eachOnce("image", another));

const beforeAndAfter = group(
  "Before and after",
  {
    before: projectPicture("Before"),
    after: projectPicture("After"),
    sameSpot: optional(
      checkbox("Taken from the same spot", {
        hint: "Then one picture lies over the other, and visitors move the line between them. Otherwise they stand side by side.",
      }),
    ),
  },
  { isAdvanced: true },
).check(
  z.refine(({ before, after }) => before.image !== after.image, {
    path: ["after", "image"],
    message: another.message,
    params: { remedy: another.remedy },
  }),
);

/** A piece of work in the portfolio. */
export const projectSchema = group("Project", {
  slug: slug({
    hint: "The end of the page's address, as in /portfolio/cafe-backsplash. An old address leads here.",
  }),
  order: order({ hint: "1 comes first in the portfolio." }),
  title: text("Title", { max: 60, hint: "What it is, and for whom or where: Walk-in shower in a mews." }),
  type: optional(
    text("Type", {
      max: 20,
      isAdvanced: true,
      hint: "The badge on the card, and a choice of the portfolio's filter: Heritage.",
    }),
  ),
  kind: optional(pictureKind({ isDerived: true, isAdvanced: true })),
  service: reference("Service", "Service", { hint: "The service that this project shows." }),
  area: optional(reference("Area", "Area", { hint: "The place of the project, if it is in this list." })),
  otherPlace: optional(
    text("Another place", {
      max: 40,
      hint: "Only if the place is not in the list above: a district or a town, such as Hackney.",
    }),
  ),
  description: optional(
    textWithFacts("Card text", {
      min: 40,
      max: 200,
      isDerived: true,
      isAdvanced: true,
      hint: "Left empty, it is the beginning of what was done.",
    }),
  ),
  ...derivedSearchFields,
  room: story("The room", "What the room is like and what it needs."),
  tile: story("The tile", "The tile, and why it suits the room."),
  workDone: textWithFacts("What was done", {
    min: 60,
    max: 900,
    hint: "Two sentences are enough: what the room needed, and how it was done. Their first 150 characters are the card's text, too.",
  }),
  pictures,
  beforeAndAfter: optional(beforeAndAfter),
}).check(
  groupRule(({ area, otherPlace }) => area !== undefined || otherPlace !== undefined, {
    field: "area",
    message: "chosen",
    remedy: "If the place is not in the list, write it in Another place.",
  }),
  groupRule(({ area, otherPlace }) => area === undefined || otherPlace === undefined, {
    field: "otherPlace",
    message: "left empty, because an area is chosen",
  }),
  // An empty kind means photograph. The page then speaks of work that was done, so one picture at least must show it.
  groupRule(
    ({ kind, pictures = [] }) =>
      kind === "visualisation" ||
      pictures.length === 0 ||
      pictures.some((one) => one.kind !== "visualisation"),
    { field: "kind", message: "visualisation, because every picture is marked as one" },
  ),
);

export type Project = z.infer<typeof projectSchema>;
