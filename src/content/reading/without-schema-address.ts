/** Content without `$schema`, which tells code editors how to complete the file and is no content. */
export function withoutSchemaAddress<Content extends object>({
  $schema: _address,
  ...content
}: Content & { $schema?: unknown }): Omit<Content, "$schema"> {
  return content;
}
