/** What differs between a recipe in hosting/ and one for a preview. */
export interface ServerOptions {
  /** The built site. */
  folder: string;
  /** Without an address: the recipe for a real domain, with TLS. */
  preview?: { port: number };
}

/** The domain in the recipes, which is nobody's. */
export const exampleDomain = "example.com";

/** Where the recipes expect the built site. */
export const exampleFolder = "/srv/site/public";

/** Said at the top of every recipe. */
export const writtenBy = `# Written by "npm run hosting" from src/post-build/hosting: change it there.`;

/** Each line further in. */
export function indented(lines: readonly string[], indent: string): string {
  return lines.map((line) => (line ? indent + line : line)).join("\n");
}
