import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod/mini";
import { companyFacts } from "../../src/content/derived/company-facts";
import { pictureText, projectCard } from "../../src/content/derived/project-texts";
import { defaultKind } from "../../src/content/fields/picture-fields";
import type { Area } from "../../src/content/types/area";
import type { Company } from "../../src/content/types/company";
import type { cutawaySchema } from "../../src/content/types/cutaway";
import type { faqSchema } from "../../src/content/types/faq";
import type { houseSchema } from "../../src/content/types/house";
import type { areasCoveredPageSchema } from "../../src/content/types/pages/area-pages";
import type { companyPageSchema } from "../../src/content/types/pages/company-page";
import type { homePageSchema } from "../../src/content/types/pages/home-page";
import type { layoutSchema } from "../../src/content/types/pages/layout";
import type { openedWallSchema } from "../../src/content/types/pages/opened-wall";
import type { notFoundPageSchema } from "../../src/content/types/pages/plain-pages";
import type { plannerPageSchema } from "../../src/content/types/pages/planner-page";
import type { portfolioPageSchema } from "../../src/content/types/pages/portfolio-page";
import type { quoteFormSchema } from "../../src/content/types/pages/quote-form";
import type { postcodeCheckSchema } from "../../src/content/types/postcode-check";
import type { Project } from "../../src/content/types/project";
import type { serviceSchema } from "../../src/content/types/service";
import type { tileSchema } from "../../src/content/types/tile";
import { fillFacts, type Placeholder } from "../../src/content/values/placeholders";

/** The content from which the site was built. Tests of the built site take the words, addresses and counts that they expect from it. */
const folder = "data";

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
const readIfThere = (file: string) => (existsSync(join(folder, file)) ? read(file) : undefined);
const readAll = (type: string) =>
  existsSync(join(folder, type)) ? readdirSync(join(folder, type)).map((file) => read(join(type, file))) : [];
const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

export const company: Company = read("company.json");
export const areas: readonly Area[] = readAll("areas");
export const houses: readonly z.infer<typeof houseSchema>[] = readAll("houses");
export const services: readonly z.infer<typeof serviceSchema>[] = readAll("services").sort(inOrder);
export const projects = readAll("projects").sort(inOrder).map(asShown);
/** The types by which the portfolio can be filtered. */
export const projectTypes = [...new Set(projects.flatMap(({ type }) => type ?? []))].sort();
export const cutaways: readonly z.infer<typeof cutawaySchema>[] = readAll("cutaways").sort(inOrder);
export const tiles: readonly z.infer<typeof tileSchema>[] = readAll("tiles").sort(inOrder);
export const faqs: readonly z.infer<typeof faqSchema>[] = readAll("faqs").sort(inOrder);

export const areasCoveredPage: z.infer<typeof areasCoveredPageSchema> = read("pages/areas-covered.json");
export const companyPage: z.infer<typeof companyPageSchema> = read("pages/company-page.json");
export const homePage: z.infer<typeof homePageSchema> = read("pages/home.json");
export const layout: z.infer<typeof layoutSchema> = read("pages/layout.json");
export const notFoundPage: z.infer<typeof notFoundPageSchema> = read("pages/not-found.json");
export const openedWall: z.infer<typeof openedWallSchema> | undefined = readIfThere("pages/opened-wall.json");
export const plannerPage: z.infer<typeof plannerPageSchema> = read("pages/plan-your-tiles.json");
export const postcodeCheck: z.infer<typeof postcodeCheckSchema> = read("postcode-check.json");
export const portfolioPage: z.infer<typeof portfolioPageSchema> = read("pages/portfolio.json");
export const quoteForm: z.infer<typeof quoteFormSchema> = read("pages/quote-form.json");

/** True if the site has the tile planner. */
export const hasPlanner = tiles.some(({ settingOut }) => settingOut);

/** A project with the texts that its pages show in place of empty fields. */
function asShown(project: Project) {
  return {
    ...project,
    kind: project.kind ?? defaultKind,
    description: projectCard(project),
    pictures: project.pictures.map((picture) => ({ ...picture, alt: pictureText(picture, project) })),
  };
}

/** A text as visitors read it: the company's facts, and the given ones, replace its placeholders. */
export function filled(text: string, facts: Readonly<Partial<Record<Placeholder, string>>> = {}): string {
  return fillFacts(text, { ...companyFacts(company, services.length), ...facts });
}

/** The first entry; the content check refuses content without one. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error("The content has no entry of this type: npm run check:content");
  return entry;
}
