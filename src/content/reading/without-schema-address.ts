/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaAddress<Content extends object>({
  $schema: _address,
  ...content
}: Content & { $schema?: unknown }): Omit<Content, "$schema"> {
  return content;
}
