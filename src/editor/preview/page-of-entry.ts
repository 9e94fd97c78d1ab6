import { companyFacts } from "../../content/derived/company-facts";
import { isRecord, visitFields } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { parseJson } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { companySchema } from "../../content/types/company";
import {
  type ContentType,
  type ContentTypeName,
  contentTypeOf,
  contentTypes,
} from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";
import type { PreviewProps } from "./preview-props";
import { type Answers, entriesBySlug } from "./published-answers";
import type { Surroundings } from "./shown-content";

/** A published page whose answer an entry's own content takes its place in. */
export interface LentPage {
  answer: unknown;
  /** What pages show of other entries, by their slugs. */
  entries: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/**
 * The page that shows an entry: its own or, where it has none yet, that of another entry of the type. `named` are the
 * addresses of what the entry names.
 */
export async function pageOfEntry(
  on: ContentTypeName,
  { path, type, files }: Pick<PreviewProps, "path" | "type" | "files">,
  named: readonly string[],
  answers: Answers,
): Promise<LentPage | undefined> {
  const slugsOf = (wanted: ContentTypeName) =>
    files.flatMap((file) => (contentTypeOf(file.path) === wanted ? [fileName(file.path)] : []));
  const slugs = [...(on === type ? [fileName(path)] : []), ...slugsOf(on)];
  const answer = await firstOf(
    slugs.flatMap((slug) => addressOf(on, slug)),
    answers,
  );
  if (answer === undefined) return undefined;
  const [area = ""] = slugsOf("Area");
  const shared = [pagePaths.home, pagePaths.areasCovered, pagePaths.portfolio, pagePaths.area(area)];
  const told = await Promise.all([...shared, ...named].map(answers));
  return { answer, entries: entriesBySlug([...told, answer]) };
}

async function firstOf(addresses: readonly string[], answers: Answers): Promise<unknown> {
  for (const address of addresses) {
    const answer = await answers(address);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function addressOf(type: ContentTypeName, slug: string): string[] {
  const { page }: ContentType = contentTypes[type];
  if (page === undefined) return [];
  return [typeof page === "string" ? page : page(slug)];
}

/** The addresses of the entries that an entry names. */
export function namedPages(type: ContentTypeName, content: unknown): string[] {
  const found: string[] = [];
  visitFields(contentTypes[type].schema, content, ({ description: { use, to }, value }) => {
    if (use === "reference" && to && typeof value === "string" && value) found.push(...addressOf(to, value));
  });
  return found;
}

/** What an entry alone does not say, from everything that is published. */
export function surroundingsOf(
  { files, path, pictureAddress }: Pick<PreviewProps, "files" | "path" | "pictureAddress">,
  { entries }: Pick<LentPage, "entries">,
): Surroundings {
  const company = companySchema.safeParse(withoutSchemaAddress(Object(contentOf(files, "company.json"))));
  return {
    facts: company.success ? companyFacts(company.data) : {},
    published: (file) => contentOf(files, file),
    entryOf: (to, slug) => {
      const place: ContentType["place"] = contentTypes[to].place;
      const stored = "folder" in place ? contentOf(files, `${place.folder}/${slug}.json`) : undefined;
      const { name, title } = isRecord(stored) ? stored : {};
      return { ...(name ? { name } : {}), ...(title ? { title } : {}), ...entries.get(slug) };
    },
    shownBefore: (content) => entries.get(isRecord(content) ? String(content.slug) : ""),
    pictureAddress: (picture) =>
      pictureAddress(new URL(picture, `https://content/${path}`).pathname.slice(1)),
  };
}

function contentOf(files: readonly ContentFile[], path: string): unknown {
  const json = parseJson(files.find((file) => file.path === path)?.text ?? "");
  return "value" in json ? json.value : undefined;
}
