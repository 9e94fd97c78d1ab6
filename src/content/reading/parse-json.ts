/** Parses JSON, or returns the error as a sentence with its line. */
export function parseJson(text: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message }: Partial<Error> = Object(error);
    const [, position] = /position (\d+)/.exec(String(message)) ?? [];
    const line = text.slice(0, position === undefined ? undefined : Number(position)).split("\n").length;
    return { error: `This is not valid JSON. Line ${line}: ${message}` };
  }
}

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaPath({ $schema: _path, ...content }: Record<string, unknown>) {
  return content;
}
