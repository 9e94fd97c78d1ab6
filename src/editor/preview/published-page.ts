import { use } from "react";
import { fieldsIn } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { filePath, pageDataPath, pagePaths } from "../../routes/page-paths";
import type { Surroundings } from "./shown-content";

/** An entry while it is written. */
export interface TypedEntry {
  type: ContentTypeName;
  /** Its file below data/, and its content as it is typed, unfinished as it may be. */
  path: string;
  content: unknown;
  /** Everything that is published, for facts and what references name. */
  files: readonly ContentFile[];
  /** The address of a picture as the entry names it; undefined where the published page shows it, by its file's name. */
  pictureAddress: Surroundings["pictureAddress"];
}

type Data = Readonly<Record<string, unknown>>;

/** What Gatsby answered the query of a page, and everything in it that has a slug and a name or title. */
interface Answer {
  data: Data;
  entries: ReadonlyMap<string, Data>;
}

/** A published page that lends a preview what the entry itself does not say. */
export interface PublishedPage {
  data: Data;
  /** What pages show of another entry, by its slug. */
  entryOf(slug: string): Data;
}

/**
 * The page that shows an entry: its own or, where it has none yet, that of one that it names, or of any of the type.
 * Who asks is drawn when Gatsby has answered.
 */
export function usePublishedPage(
  on: ContentTypeName | undefined,
  { type, path, content, files }: TypedEntry,
): PublishedPage | undefined {
  if (!on) return undefined;
  const all = files.flatMap((file) =>
    contentTypeOf(file.path) === on ? (pageOf(on, fileName(file.path)) ?? []) : [],
  );
  const named = fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) =>
    to && value ? (pageOf(to, String(value)) ?? []) : [],
  );
  const first = [pageOf(on, fileName(path)) ?? "", ...named].filter((address) => all.includes(address));
  let own: Answer | undefined;
  for (const address of [...first, ...all]) own ??= use(answerOf(address));
  const asked = [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, ...named].map(answerOf);
  const told: Answer[] = [];
  for (const answer of asked) told.push(use(answer) ?? nothing);
  if (!own) return undefined;
  const { data, entries } = own;
  const entryOf = (slug: string) =>
    Object.assign({}, ...told.map((answer) => answer.entries.get(slug)), entries.get(slug));
  return { data, entryOf };
}

const nothing: Answer = { data: {}, entries: new Map() };

const answers = new Map<string, Promise<Answer | undefined>>();

/**
 * What Gatsby answered the query of a published page; undefined where there is no such page. Asked once: under `npm start`
 * a page requested while its content is being stored would be answered without it, and Gatsby would keep the answer.
 */
function answerOf(address: string): Promise<Answer | undefined> {
  const answer = answers.get(address) ?? ask(address).catch(() => undefined);
  answers.set(address, answer);
  return answer;
}

/** A published page is built under its file's path, and under its address while developing. */
async function ask(address: string): Promise<Answer | undefined> {
  for (const path of new Set([filePath(address), address])) {
    const answer = await fetch(pageDataPath(path));
    if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) continue;
    const { data } = (await answer.json()).result;
    return { data, entries: entriesBySlug(data) };
  }
  return undefined;
}

/** All that is told of each entry. */
function entriesBySlug(data: unknown): Map<string, Data> {
  const entries = new Map<string, Data>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { slug, name, title } = Object(value);
    if (slug && (name || title)) entries.set(slug, { ...entries.get(slug), ...value });
    Object.values(value).forEach(visit);
  };
  visit(data);
  return entries;
}
