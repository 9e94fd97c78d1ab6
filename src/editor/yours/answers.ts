import type * as z from "zod/mini";
import {
  group,
  listOf,
  optional,
  picturePath,
  reference,
  siteAddress,
  text,
  tick,
} from "../../content/fields/content-fields";
import { companySchema } from "../../content/types/company";
import { projectSchema } from "../../content/types/project";
import { serviceSchema } from "../../content/types/service";

const { name, phone, email, address, openingHours, claims, brand } = companySchema.shape;
const { locality, region, regionCode } = address.shape;

const firm = group("The firm", {
  name,
  website: optional(
    siteAddress("Website", "The address at which the site will be published: https://example.com."),
  ),
  town: locality,
  region,
  regionCode,
  place: text("Middle of the town", 60, "Two numbers, copied from an online map: 51.4545, -2.5879."),
  phone,
  email,
  openingHours,
  yearsOfExperience: claims.shape.yearsOfExperience,
  quoteWithin: claims.shape.quoteWithin,
});

const service = group("Service", {
  title: serviceSchema.shape.title,
  from: optional(
    reference(
      "Service",
      "Words of",
      "The service whose words it begins with. Without one, write the card text and two features.",
    ),
  ),
  description: optional(text("Card text", 200, "60 to 200 characters, for a service without words yet.")),
  features: optional(listOf("Features", text("Feature", 50), 0, 8)),
});

const photograph = group("Photograph", {
  image: picturePath("Photograph"),
  title: projectSchema.shape.title,
  work: projectSchema.shape.work,
});

/** The answers of the five steps. */
export const answersSchema = group("Make this site yours", {
  firm,
  brand: brand.def.innerType,
  services: listOf("Your services", service, 1),
  areas: text(
    "Your areas",
    6000,
    "One to a line: Clifton BS8. With the two numbers of its place, if you have them: Clifton BS8 51.4560, -2.6210.",
  ),
  photographs: listOf("Photographs of your work", photograph, 0),
  keepsDrawings: tick(
    "Keep the demonstration's projects for now",
    "They stay labelled as drawings, and on the list of demo content. Without them you need one photograph.",
  ),
});

export type Answers = z.infer<typeof answersSchema>;
