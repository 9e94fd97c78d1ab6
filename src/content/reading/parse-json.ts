import { isRecord } from "../fields/value-path";

/** Parses JSON; undefined if it is invalid, or has a key twice: JSON.parse would lose the first. `jsonFault` says why, where the file is read. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    let keys = 0;
    const value: unknown = JSON.parse(text, (_key, part) => {
      if (isRecord(part)) keys += Object.keys(part).length;
      return part;
    });
    const written = text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g);
    return [...written].filter(([, colon]) => colon).length === keys ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaAddress({ $schema: _address, ...content }: Record<string, unknown>) {
  return content;
}
