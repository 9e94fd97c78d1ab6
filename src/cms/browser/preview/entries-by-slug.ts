import { isRecord } from "../../../content/fields/content-path";

/** The names of everything in an answer of Gatsby's that has a slug and a name or title. */
export function namesOfSlugs(answer: unknown): Map<string, string> {
  const names = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const name = value.name ?? value.title;
    if (typeof value.slug === "string" && typeof name === "string") names.set(value.slug, name);
    Object.values(value).forEach(visit);
  };
  visit(answer);
  return names;
}
