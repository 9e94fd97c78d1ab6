import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { standardPalette } from "../../content/values/standard-palette";
import { editorPage } from "./editor-page";
import type { StoreSettings } from "./production-settings";

/** Writes the editor's page and scripts into a folder. */
export async function writeEditor(folder: string, settings: StoreSettings): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await editorFiles(settings)) await writeFile(join(folder, name), content);
}

/** The editor's page and scripts, by their names. Run from the top of the repository. */
export async function editorFiles(settings: StoreSettings): Promise<ReadonlyMap<string, Buffer>> {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/editor/start.tsx")],
    outdir: "admin",
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: {
      "process.env.NODE_ENV": '"production"',
      // Without it, graphql checks every value as in development: https://github.com/graphql/graphql-js/issues/2317
      "globalThis.process": "true",
      BRAND_PALETTE: JSON.stringify(brandPalette),
    },
    // Gatsby removes the graphql tag when it compiles pages. This one returns the query.
    alias: { gatsby: "./src/content/answer/page-queries.ts" },
    legalComments: "linked",
    logLevel: "error",
  });
  const scripts = outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const);
  return new Map([["index.html", Buffer.from(editorPage(settings))], ...scripts]);
}

/** Colours are CSS variables, so previews show a changed brand colour at once (../controls/brand-styles.ts). */
const brandPalette = Object.fromEntries(
  Object.entries(standardPalette).map(([name, colour]) => [name, `var(--brand-${name},${colour})`]),
);
