import { isRecord } from "../values/value-path";

/** Parses JSON, or returns the fault as a sentence. A duplicate key is a fault, because JSON.parse would lose the first value. */
export function parseJson(text: string): { value?: unknown; fault?: string } {
  try {
    let keys = 0;
    const value: unknown = JSON.parse(text, (_key, part) => {
      if (isRecord(part)) keys += Object.keys(part).length;
      return part;
    });
    const written = text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g);
    const hasEachKeyOnce = [...written].filter(([, colon]) => colon).length === keys;
    return hasEachKeyOnce
      ? { value }
      : { fault: "This is no valid JSON: a field stands twice in one object." };
  } catch (error) {
    const { message }: Partial<Error> = Object(error);
    const [, position] = /position (\d+)/.exec(String(message)) ?? [];
    const line = text.slice(0, position === undefined ? undefined : Number(position)).split("\n").length;
    return { fault: `This is no valid JSON. Line ${line}: ${message}` };
  }
}

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaPath({ $schema: _path, ...content }: Record<string, unknown>) {
  return content;
}
