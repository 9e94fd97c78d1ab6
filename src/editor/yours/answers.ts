import * as z from "zod/mini";
import {
  choice,
  group,
  listOf,
  optional,
  picturePath,
  reference,
  siteAddress,
  text,
  tick,
} from "../../content/fields/content-fields";
import { fieldDescriptions } from "../../content/fields/field-descriptions";
import { companySchema } from "../../content/types/company";
import { projectSchema } from "../../content/types/project";
import { serviceSchema } from "../../content/types/service";
import { placeIn } from "./pasted-areas";

const { name, phone, email, address, openingHours, claims, brand, legal } = companySchema.shape;
const { locality, region } = address.shape;

const firm = group("The firm", {
  name,
  website: optional(
    siteAddress("Website", "The address at which the site will be published: https://example.com."),
  ),
  town: locality,
  region,
  nation: choice(["England", "Scotland", "Wales", "Northern Ireland"], "Nation"),
  place: text("Middle of the town", 60, "Two numbers, copied from an online map: 51.4545, -2.5879.").check(
    z.refine(
      (typed) => placeIn(typed) !== undefined,
      "two numbers, first north, then east, such as 51.4545, -2.5879",
    ),
  ),
  phone,
  email,
  openingHours,
  yearsOfExperience: claims.shape.yearsOfExperience,
  quoteWithin: claims.shape.quoteWithin,
  vatRegistered: companySchema.shape.vatRegistered,
  legal,
});

const offered = group("Service", {
  from: reference("Service", "Service"),
  isDone: tick("We do this", "The site gets a page for it."),
  title: optional(text("Your name for it", 40, "Left empty, it keeps this one.")),
});

const { title, description, features } = serviceSchema.shape;

const photograph = group("Photograph", {
  image: picturePath("Photograph"),
  title: projectSchema.shape.title,
  work: projectSchema.shape.work,
});

/** The answers, a group for each step. */
export const answersSchema = group("Make this site yours", {
  firm,
  brand: brand.def.innerType,
  services: group("Services", {
    offered: listOf("Tick those that you do", offered, 0),
    further: listOf("Further services", group("Service", { title, description, features }), 0),
  }),
  areas: group("Areas", {
    list: z.string().check(z.minLength(1), z.maxLength(6000)).register(fieldDescriptions, {
      label: "Your areas",
      hint: "One to a line: Clifton BS8. With the two numbers of its place, if you have them: Clifton BS8 51.4560, -2.6210.",
      use: "lines",
    }),
  }),
  pictures: group("Pictures", {
    photographs: listOf("Photographs of your work", photograph, 0).register(fieldDescriptions, {
      label: "Photographs of your work",
      hint: "Each becomes a project of your first service: choose another service and the place under Portfolio later.",
    }),
    keepsDrawings: tick(
      "Keep the demonstration's projects for now",
      "They stay labelled as drawings, and on the list of demo content. Without them you need one photograph.",
    ),
  }),
});

export type Answers = z.infer<typeof answersSchema>;

export const steps = Object.keys(answersSchema.shape);

/** The step that asks a field, counted from one. */
export const stepOf = (field: string) => steps.indexOf(field.replace(/\..*/, "")) + 1;
