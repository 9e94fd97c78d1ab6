/** A JSON text's value, or what is wrong with it and where. */
export type JsonResult = { value: unknown } | { error: string };

export function parseJson(text: string): JsonResult {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as SyntaxError;
    // Node 20 counts characters; people count lines.
    const position = /position (\d+)/.exec(message)?.[1];
    const line = text.slice(0, position === undefined ? undefined : Number(position)).split("\n").length;
    return { error: `${message.replace(/ in JSON.*/, "")} (line ${line})` };
  }
}

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaAddress({ $schema: _address, ...content }: Record<string, unknown>) {
  return content;
}
