/** Parses JSON; undefined if it is invalid. `jsonFault` says why, where the file is read. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaAddress({ $schema: _address, ...content }: Record<string, unknown>) {
  return content;
}
