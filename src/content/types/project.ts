import { z } from "zod";
import {
  choice,
  copy,
  fieldDescriptions,
  group,
  listOf,
  reference,
  slug,
  text,
} from "../fields/content-fields";
import { picture, pictureKind, pictureNamed, searchFields } from "../fields/shared-fields";

const projectTypes = ["Commercial", "Heritage", "Residential"] as const;

const story = (label: string, hint: string) => copy({ label, hint, min: 150, max: 900 });

/** A piece of work in the portfolio. */
export const projectSchema = group("Project", {
  slug: slug("The end of the page's address: cafe-backsplash gives /portfolio/cafe-backsplash."),
  order: z
    .int()
    .min(1)
    .register(fieldDescriptions, { label: "Order", hint: "1 comes first in the portfolio." }),
  title: text({ label: "Title", max: 60 }),
  type: choice(projectTypes, "Type", "The badge on the card and the filter of the portfolio."),
  kind: pictureKind,
  service: reference("Service", "Service", "The service that this project shows."),
  area: reference("Area", "Area", "The place of the project."),
  description: copy({ label: "Card text", min: 40, max: 200 }),
  ...searchFields,
  room: story("The room", "What the room is like and what it needs."),
  tile: story("The tile", "The tile, and why it suits the room."),
  work: story("The work", "How it is set out and done."),
  pictures: listOf("Pictures", picture, 1, 12),
  beforeAndAfter: group("Before and after", {
    before: pictureNamed("Before"),
    after: pictureNamed("After"),
  }).optional(),
});

export type Project = z.infer<typeof projectSchema>;
