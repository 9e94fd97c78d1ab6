import { isRecord, visitFields } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import {
  type ContentType,
  type ContentTypeName,
  contentTypeOf,
  contentTypes,
} from "../../content/types/content-types";
import { filePath, pageDataPath, pagePaths } from "../../routes/page-paths";
import { textAt } from "../change/changed-files";
import { contentOf, factsOf } from "../state/entries";
import { pictureAt } from "../state/picture-path";
import type { Surroundings } from "./shown-content";

/** What a preview is given. */
export interface PreviewProps {
  type: ContentTypeName;
  /** The entry's file below data/, and its content as it is typed, unfinished as it may be. */
  path: string;
  content: unknown;
  /** Everything that is published, for facts and what references name. */
  files: readonly ContentFile[];
  /** The address of a picture by its path below data/; undefined where only the published page knows it. */
  pictureAddress(path: string): string | undefined;
  /** The field that the cursor is in, as errors name it: benefits[2].title. Its part is shown and marked. */
  at?: string | undefined;
  /** A click on a text of the page leads to its field. */
  onPick(field: string): void;
}

/** A published page that lends a preview what the entry itself does not say. */
export interface PublishedPage {
  /** What Gatsby answered its query. */
  answer: Readonly<Record<string, unknown>>;
  /** What pages show of other entries, by their slugs. */
  entries: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/**
 * The page that shows an entry: its own or, where it has none yet, that of one that it names, or of any of the type.
 * `named` are the addresses of what the entry names.
 */
export async function publishedPage(
  on: ContentTypeName,
  { path, files }: Pick<PreviewProps, "path" | "files">,
  named: readonly string[],
): Promise<PublishedPage | undefined> {
  const own = contentTypeOf(path) === on ? addressOf(on, fileName(path)) : [];
  const all = addressesOf(on, files);
  for (const address of [...own, ...named.filter((one) => all.includes(one)), ...all]) {
    const answer = await answerOf(address);
    if (!isRecord(answer)) continue;
    const area = addressesOf("Area", files).slice(0, 1);
    const shared = [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, ...area];
    const told = await Promise.all([...shared, ...named].map(answerOf));
    return { answer, entries: entriesBySlug([...told, answer]) };
  }
  return undefined;
}

function addressOf(type: ContentTypeName, slug: string): string[] {
  const { page }: ContentType = contentTypes[type];
  if (page === undefined) return [];
  return [typeof page === "string" ? page : page(slug)];
}

const addressesOf = (type: ContentTypeName, files: readonly ContentFile[]) =>
  files.flatMap(({ path }) => (contentTypeOf(path) === type ? addressOf(type, fileName(path)) : []));

/** The addresses of the entries that an entry names. */
export function namedPages(type: ContentTypeName, content: unknown): string[] {
  const found: string[] = [];
  visitFields(contentTypes[type].schema, content, ({ description: { use, to }, value }) => {
    if (use === "reference" && to && typeof value === "string" && value) found.push(...addressOf(to, value));
  });
  return found;
}

const asked = new Map<string, Promise<unknown>>();

/**
 * What Gatsby answered the query of a published page; undefined where there is no such page. Asked once: under `npm start`
 * a page requested while its content is being stored would be answered without it, and Gatsby would keep the answer.
 */
function answerOf(address: string): Promise<unknown> {
  const answer = asked.get(address) ?? ask(address).catch(() => undefined);
  asked.set(address, answer);
  return answer;
}

/** A published page is built under its file's path, and under its address while developing. */
async function ask(address: string): Promise<unknown> {
  for (const path of new Set([filePath(address), address])) {
    const answer = await fetch(pageDataPath(path));
    if (answer.ok && answer.headers.get("Content-Type")?.includes("json"))
      return (await answer.json()).result.data;
  }
  return undefined;
}

/** Everything in answers that has a slug and a name or title, with all that is told of it. */
function entriesBySlug(answers: readonly unknown[]): Map<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const { slug, name, title } = value;
    if (typeof slug === "string" && typeof (name ?? title) === "string")
      entries.set(slug, { ...entries.get(slug), ...value });
    Object.values(value).forEach(visit);
  };
  answers.forEach(visit);
  return entries;
}

/** What an entry alone does not say, from everything that is published. */
export function surroundingsOf(
  { files, path, content, pictureAddress }: PreviewProps,
  { entries }: PublishedPage,
): Surroundings {
  const typed = { path, text: JSON.stringify(content) };
  return {
    facts: { ...factsOf(files), ...factsOf([typed]) },
    textAt: (file) => textAt({ files }, file),
    entryOf: (type, slug) => {
      const { place }: ContentType = contentTypes[type];
      const stored = "folder" in place ? textAt({ files }, `${place.folder}/${slug}.json`) : undefined;
      const { name, title } = contentOf(stored);
      return { ...(name ? { name } : {}), ...(title ? { title } : {}), ...entries.get(slug) };
    },
    pictureAddress: (picture) => pictureAddress(pictureAt(path, picture)),
  };
}
