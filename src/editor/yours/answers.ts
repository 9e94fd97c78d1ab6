import * as z from "zod/mini";
import {
  checkbox,
  choice,
  group,
  list,
  optional,
  reference,
  text,
} from "../../content/fields/content-fields";
import { fieldDescriptions } from "../../content/fields/field-descriptions";
import { picturePath, siteAddress } from "../../content/fields/shaped-texts";
import { companySchema } from "../../content/types/company";
import { projectSchema } from "../../content/types/project";
import { serviceSchema } from "../../content/types/service";
import { placeIn } from "./pasted-areas";

const { name, phone, email, address, openingHours, claims, brand, legal } = companySchema.shape;
const { locality, region } = address.shape;

const firm = group("The firm", {
  name,
  website: optional(
    siteAddress("Website", { hint: "The address at which the site will be published: https://example.com." }),
  ),
  town: locality,
  region,
  nation: choice("Nation", ["England", "Scotland", "Wales", "Northern Ireland"]),
  place: text("Middle of the town", {
    max: 60,
    hint: "Two numbers, copied from an online map: 51.4545, -2.5879.",
  }).check(
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
  isDone: checkbox("We do this", { hint: "The site gets a page for it." }),
  title: optional(text("Your name for it", { max: 40, hint: "Left empty, it keeps this one." })),
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
    offered: list("Tick those that you do", offered),
    further: list("Further services", group("Service", { title, description, features })),
  }),
  areas: group("Areas", {
    list: z.string().check(z.minLength(1), z.maxLength(6000)).register(fieldDescriptions, {
      label: "Your areas",
      hint: "One to a line: Clifton BS8. With the two numbers of its place, if you have them: Clifton BS8 51.4560, -2.6210.",
      use: "lines",
    }),
  }),
  pictures: group("Pictures", {
    photographs: list("Photographs of your work", photograph, {
      hint: "Each becomes a project of your first service: choose another service and the place under Portfolio later.",
    }),
    keepsDrawings: checkbox("Keep the demonstration's projects for now", {
      hint: "They stay labelled as drawings, and on the list of demo content. Without them you need one photograph.",
    }),
  }),
});

export type Answers = z.infer<typeof answersSchema>;

export const steps = Object.keys(answersSchema.shape);

/** The step that asks a field, counted from one. */
export const stepOf = (field: string) => steps.indexOf(field.replace(/\..*/, "")) + 1;
