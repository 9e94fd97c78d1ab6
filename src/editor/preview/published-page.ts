import { use } from "react";
import { fieldsIn } from "../../content/fields/value-path";
import { fileName } from "../../content/reading/file-path";
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
  /** The address of a published picture by its path below data/. */
  thumbnail(picture: string): string | undefined;
}

type Data = Readonly<Record<string, unknown>>;

/** The fields of other entries that the fetched pages show, by slug. */
export const shownEntries = new Map<string, Data>();

/**
 * The page that shows an entry: its own or, where it has none yet, that of one that it names, or of any of the type.
 * Given back is what Gatsby answered its query; until then who asks is not drawn.
 */
export function usePublishedPage(
  on: ContentTypeName | undefined,
  { type, path, content, files }: TypedEntry,
): Data | undefined {
  if (!on) return undefined;
  const all = files.flatMap((file) =>
    contentTypeOf(file.path) === on ? (pageOf(on, fileName(file.path)) ?? []) : [],
  );
  const named = fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) =>
    to && value ? (pageOf(to, String(value)) ?? []) : [],
  );
  const first = [pageOf(on, fileName(path)) ?? "", ...named].filter((address) => all.includes(address));
  for (const answer of [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, ...named].map(answerOf))
    use(answer);
  let own: Data | undefined;
  for (const address of [...first, ...all]) own ??= use(answerOf(address));
  return own;
}

const answers = new Map<string, Promise<Data | undefined>>();

/**
 * Gatsby's answer to the query of a published page; undefined if there is no such page. Asked once: under `npm start`
 * a page requested while its content is being stored would be answered without it, and Gatsby would keep the answer.
 */
function answerOf(address: string): Promise<Data | undefined> {
  const answer = answers.get(address) ?? ask(address).catch(() => undefined);
  answers.set(address, answer);
  return answer;
}

/** A published page is built under its file's path, and under its address while developing. */
async function ask(address: string): Promise<Data | undefined> {
  for (const path of new Set([filePath(address), address])) {
    const answer = await fetch(pageDataPath(path));
    if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) continue;
    const { data } = (await answer.json()).result;
    rememberEntries(data);
    return data;
  }
  return undefined;
}

/** Remembers everything that has a slug, with all its fields that pages show. */
function rememberEntries(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { slug } = Object(value);
  if (slug) shownEntries.set(slug, { ...shownEntries.get(slug), ...value });
  Object.values(value).forEach(rememberEntries);
}
