import { isRecord } from "../../content/fields/content-path";
import { filePath, pageDataPath } from "../../routes/page-paths";

/** What Gatsby answered the queries of published pages; undefined where there is no such page. */
export type Answers = (address: string) => Promise<unknown>;

/**
 * Asks once for each page. Under `npm start` a page requested while its content is being stored would be answered without
 * that content, and Gatsby would keep the answer.
 */
export function publishedAnswers(fetchFile: (address: string) => Promise<Response>): Answers {
  const asked = new Map<string, Promise<unknown>>();
  return (address) => {
    const answer = asked.get(address) ?? ask(address, fetchFile).catch(() => undefined);
    asked.set(address, answer);
    return answer;
  };
}

/** A published page is built under its file's path, and under its address while developing. */
async function ask(address: string, fetchFile: (address: string) => Promise<Response>): Promise<unknown> {
  for (const path of new Set([filePath(address), address])) {
    const answer = await fetchFile(pageDataPath(path));
    if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) continue;
    const { result }: { result: { data: unknown } } = await answer.json();
    return result.data;
  }
  return undefined;
}

/** Everything in answers that has a slug and a name or title, with all that is told of it. */
export function entriesBySlug(answers: readonly unknown[]): Map<string, Record<string, unknown>> {
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
