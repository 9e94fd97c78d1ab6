import { buildSync } from "esbuild";

const compiled = new Map<string, string>();

/**
 * A TypeScript file as the text of an inline script, the same on every page of a build, so that one hash covers it in
 * the Content-Security-Policy; compiled once for all pages. Paths are seen from the top of the repository.
 */
export function compileInlineScript(file: string, define: Record<string, string> = {}): string {
  const key = JSON.stringify([file, define]);
  const text = compiled.get(key) ?? compile(file, define);
  compiled.set(key, text);
  return text;
}

function compile(file: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
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
