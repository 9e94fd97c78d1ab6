import { fieldsIn } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { filePath, pageDataPath, pagePaths } from "../../routes/page-paths";

type Answer = Readonly<Record<string, unknown>>;

/** A published page that lends a preview what the entry itself does not say. */
export interface PublishedPage {
  /** What Gatsby answered its query. */
  answer: Answer;
  /** What pages show of other entries, by their slugs. */
  entries: ReadonlyMap<string, Answer>;
}

/** The page that shows an entry: its own or, where it has none yet, that of one that it names, or of any of the type. */
export async function publishedPage(
  on: ContentTypeName,
  path: string,
  files: readonly ContentFile[],
  named: readonly string[],
): Promise<PublishedPage | undefined> {
  const ofType = files.filter((file) => contentTypeOf(file.path) === on);
  const all = ofType.map((file) => pageOf(on, fileName(file.path)));
  const others = [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, ...named].map(answerOf);
  const first = [pageOf(on, fileName(path)), ...named].filter((address) => all.includes(address));
  for (const address of [...first, ...all]) {
    const answer = address && (await answerOf(address));
    if (answer) return { answer, entries: entriesBySlug([...(await Promise.all(others)), answer]) };
  }
  return undefined;
}

/** The addresses of the entries that an entry names. */
export function namedPages(type: ContentTypeName, content: unknown): string[] {
  return fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) => {
    const page = to && value ? pageOf(to, String(value)) : undefined;
    return page ? [page] : [];
  });
}

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
    if (answer.ok && answer.headers.get("Content-Type")?.includes("json"))
      return (await answer.json()).result.data;
  }
  return undefined;
}

/** Everything in answers that has a slug and a name or title, with all that is told of it. */
function entriesBySlug(told: readonly unknown[]): Map<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { slug, name, title } = Object(value);
    if (slug && (name || title)) entries.set(slug, { ...entries.get(slug), ...value });
    Object.values(value).forEach(visit);
  };
  visit(told);
  return entries;
}
