import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { companyFacts } from "../../src/content/derived/company-facts";
import { fillPlaceholders } from "../../src/content/fields/placeholders";
import { additionalAreasSchema, areaSchema } from "../../src/content/types/area";
import { companySchema } from "../../src/content/types/company";
import { areasCoveredPageSchema } from "../../src/content/types/pages/area-pages";
import { companyPageSchema } from "../../src/content/types/pages/company-page";
import { faqSchema, homePageSchema } from "../../src/content/types/pages/home-page";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { quoteFormSchema } from "../../src/content/types/pages/quote-form";
import { projectSchema } from "../../src/content/types/project";
import { serviceSchema } from "../../src/content/types/service";

export const dataFolder = "data";

/** The published content of one file, without the schema that it names. */
function published(path: string): unknown {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(join(dataFolder, path), "utf8"));
  return content;
}

/** Every file of a folder, by its schema. */
function all<T extends z.ZodMiniType>(folder: string, schema: T): z.infer<T>[] {
  const names = readdirSync(join(dataFolder, folder)).sort();
  return z.array(schema).parse(names.map((name) => published(`${folder}/${name}`)));
}

export const company = companySchema.parse(published("company.json"));
export const areas = all("areas", areaSchema);
export const additionalAreas = additionalAreasSchema.parse(published("additional-areas.json")).names;
export const services = all("services", serviceSchema);
export const projects = all("projects", projectSchema);
export const faqs = all("faqs", faqSchema);
export const home = homePageSchema.parse(published("pages/home.json"));
export const layout = layoutSchema.parse(published("pages/layout.json"));
export const quoteForm = quoteFormSchema.parse(published("pages/quote-form.json"));
export const areasCovered = areasCoveredPageSchema.parse(published("pages/areas-covered.json"));
export const companyPage = companyPageSchema.parse(published("pages/company-page.json"));

export const filled = (copy: string) => fillPlaceholders(copy, companyFacts(company, services.length));
export const slugsOf = (pieces: readonly { slug: string }[]) => pieces.map(({ slug }) => slug);

export function service(slug: string) {
  const found = services.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no service ${slug}`);
  return found;
}
