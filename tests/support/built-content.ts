import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { companyFacts } from "../../src/content/derived/company-facts";
import { pictureText, projectCard } from "../../src/content/derived/project-texts";
import { defaultKind } from "../../src/content/fields/picture-fields";
import {
  type ContentType,
  type ContentTypeName,
  contentTypes,
  type Entry,
} from "../../src/content/types/content-types";
import type { Project } from "../../src/content/types/project";
import { fillFacts, type Placeholder } from "../../src/content/values/placeholders";

/** The content from which the site was built. Tests of the built site take the words, addresses and counts that they expect from it. */
const data = "data";

export const company = entryOf("Company");
export const areas = entriesOf("Area");
export const houses = entriesOf("House");
export const services = entriesOf("Service");
export const projects = entriesOf("Project").map(asShown);
/** The types by which the portfolio can be filtered. */
export const projectTypes = [...new Set(projects.flatMap(({ type }) => type ?? []))].sort();
export const cutaways = entriesOf("Cutaway");
export const tiles = entriesOf("Tile");
export const faqs = entriesOf("Faq");

export const areasCoveredPage = entryOf("AreasCoveredPage");
export const companyPage = entryOf("CompanyPage");
export const homePage = entryOf("HomePage");
export const layout = entryOf("Layout");
export const notFoundPage = entryOf("NotFoundPage");
export const [openedWall] = entriesOf("OpenedWall");
export const plannerPage = entryOf("PlannerPage");
export const postcodeCheck = entryOf("PostcodeCheck");
export const portfolioPage = entryOf("PortfolioPage");
export const quoteForm = entryOf("QuoteForm");

/** All entries of a content type, in the order of their `order` if they have one. */
function entriesOf<Type extends ContentTypeName>(type: Type): Entry<Type>[] {
  const { storedIn }: ContentType = contentTypes[type];
  const path = join(data, "file" in storedIn ? storedIn.file : storedIn.folder);
  if (!existsSync(path)) return [];
  const files = "file" in storedIn ? [path] : readdirSync(path).map((name) => join(path, name));
  const entries = files.map((file) => JSON.parse(readFileSync(file, "utf8")));
  return entries.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** The entry of a content type that has one file. */
function entryOf<Type extends ContentTypeName>(type: Type): Entry<Type> {
  return first(entriesOf(type));
}

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
export function first<Item>(entries: readonly Item[]): Item {
  const [entry] = entries;
  if (entry === undefined) throw new Error("The content has no entry of this type: npm run check:content");
  return entry;
}
