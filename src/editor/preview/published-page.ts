import { fieldsIn } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import {
  type ContentType,
  type ContentTypeName,
  contentTypeOf,
  contentTypes,
} from "../../content/types/content-types";
import { filePath, pageDataPath, pagePaths } from "../../routes/page-paths";

type Answer = Readonly<Record<string, unknown>>;

/** A published page that lends a preview what the entry itself does not say. */
export interface PublishedPage {
  /** What Gatsby answered its query. */
  answer: Answer;
  /** What pages show of other entries, by their slugs. */
  entries: ReadonlyMap<string, Answer>;
}

const pages = new Map<string, Promise<PublishedPage | undefined>>();

/**
 * The page that shows an entry: its own or, where it has none yet, that of one that it names, or of any of the type.
 * The same promise for the same entry and names, as React asks for it.
 */
export function publishedPage(
  on: ContentTypeName,
  path: string,
  files: readonly ContentFile[],
  content: unknown,
): Promise<PublishedPage | undefined> {
  const named = namedPages(path, content);
  const addresses = (paths: readonly string[]) =>
    addressesOf(on, paths.filter((one) => contentTypeOf(one) === on).map(fileName));
  const [own, all] = [addresses([path]), addresses(files.map((file) => file.path))];
  const shared = [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, ...named];
  return once(pages, [on, path, ...named].join(" "), async () => {
    for (const address of [...own, ...named.filter((one) => all.includes(one)), ...all]) {
      const answer = await answerOf(address);
      const others = await Promise.all(shared.map(answerOf));
      if (answer) return { answer, entries: entriesBySlug([...others, answer]) };
    }
    return undefined;
  });
}

function once<Found>(
  known: Map<string, Promise<Found>>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

function addressesOf(type: ContentTypeName, slugs: readonly string[]): string[] {
  const { page }: ContentType = contentTypes[type];
  return typeof page === "function" ? slugs.map(page) : [page ?? []].flat();
}

/** The addresses of the entries that an entry names. */
function namedPages(path: string, content: unknown): string[] {
  const type = contentTypeOf(path);
  if (!type) return [];
  return fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) =>
    to && typeof value === "string" && value ? addressesOf(to, [value]) : [],
  );
}

const answers = new Map<string, Promise<Answer | undefined>>();

/**
 * What Gatsby answered the query of a published page; undefined where there is no such page. Asked once: under `npm start`
 * a page requested while its content is being stored would be answered without it, and Gatsby would keep the answer.
 */
const answerOf = (address: string) => once(answers, address, () => ask(address).catch(() => undefined));

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
