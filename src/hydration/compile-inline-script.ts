import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * One of this folder's scripts as the text of an inline script, the same on every page of a build, so that one hash
 * covers it in the Content-Security-Policy. Run from the top of the repository.
 */
export function compileInlineScript(file: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join("src", "hydration", file)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    // Our tsconfig's `strict` would write "use strict", under which Gatsby's globals could not be set.
    tsconfigRaw: "{}",
    define,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
