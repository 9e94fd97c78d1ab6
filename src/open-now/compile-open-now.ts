import { join } from "node:path";
import { buildSync } from "esbuild";

let compiled: string | undefined;

/** The inline script that says whether the company is open, the same on every page. Run from the top of the repository. */
export function compileOpenNow(): string {
  compiled ??= buildSync({
    entryPoints: [join("src", "open-now", "open-now.mts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    tsconfigRaw: "{}",
  })
    .outputFiles.map(({ text }) => text.trim())
    .join("");
  return compiled;
}
