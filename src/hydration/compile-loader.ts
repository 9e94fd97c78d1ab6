import { join } from "node:path";
import { buildSync } from "esbuild";

interface LoaderOptions {
  /** The number by which Gatsby tells that scripts and data belong together. */
  compilationHash: string;
  /** Hydrate the page at once, to compare. */
  atOnce: boolean;
}

const compiled = new Map<string, string>();

/**
 * The loader as the text of one inline script, the same on every page of a build, so that one hash covers it in the
 * Content-Security-Policy; compiled once for all pages. Run from the top of the repository.
 */
export function compileLoader(options: LoaderOptions): string {
  const key = JSON.stringify(options);
  const loader = compiled.get(key) ?? compile(options);
  compiled.set(key, loader);
  return loader;
}

function compile({ compilationHash, atOnce }: LoaderOptions): string {
  const { outputFiles } = buildSync({
    entryPoints: [join("src", "hydration", "loader.mts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    // Our tsconfig's `strict` would write "use strict", under which Gatsby's globals could not be set.
    tsconfigRaw: "{}",
    define: { COMPILATION_HASH: JSON.stringify(compilationHash), AT_ONCE: String(atOnce) },
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
