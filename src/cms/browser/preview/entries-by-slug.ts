import { isRecord } from "../../../content/fields/content-path";

/** Everything in an answer of Gatsby's that has a slug and a name or title, with all that the answer tells of it. */
export function entriesBySlug(answer: unknown): Map<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const { slug, name, title } = value;
    if (typeof slug === "string" && typeof (name ?? title) === "string")
      entries.set(slug, { ...entries.get(slug), ...value });
    Object.values(value).forEach(visit);
  };
  visit(answer);
  return entries;
}
