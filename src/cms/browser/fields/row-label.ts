import { isRecord } from "../../../content/fields/content-path";

/** What a closed entry of a list is called, by its template such as {{fields.days}} – {{fields.opens}}. */
export function rowLabel(template: string, entry: unknown, singular: string): string {
  const words = template.replace(/\{\{fields\.(\w+)\}\}/g, (_whole, name: string) =>
    inWords(isRecord(entry) ? entry[name] : entry),
  );
  return /[^\s–]/.test(words) ? words : `New ${singular.toLowerCase()}`;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  return value === undefined || value === null ? "" : String(value);
}
