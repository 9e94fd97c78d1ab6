import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { standardPalette } from "../../content/values/standard-palette";
import { fontFaces } from "../../theme/font-faces";
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
      // Without it graphql checks every value as during development: https://github.com/graphql/graphql-js/issues/2317
      "globalThis.process": "true",
      BRAND_PALETTE: JSON.stringify(variables),
    },
    // Gatsby takes its tag out of the pages that it compiles; here it returns the query.
    alias: { gatsby: "./src/content/answer/page-queries.ts" },
    legalComments: "linked",
    logLevel: "error",
    plugins: [stubs],
  });
  const scripts = outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const);
  return new Map([["index.html", Buffer.from(editorPage(settings))], ...scripts]);
}

/** Colours are CSS variables: previews show a changed brand colour at once (../app/brand.ts). */
const variables = Object.fromEntries(
  Object.entries(standardPalette).map(([name, colour]) => [name, `var(--brand-${name},${colour})`]),
);

/** The site shows its own face from the second page on; the editor is one page. */
const faces = fontFaces.replaceAll("optional", "swap");

const inEditor = (file: string) => ({ path: resolve("src/editor", file) });

/** In previews the form sends nothing. */
const stubs: Plugin = {
  name: "stubs",
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/sending\/submit-quote-request$/ }, () => inEditor("preview/stubs.ts"));
  },
};

/** The editor's page. */
export function editorPage(settings: StoreSettings): string {
  const json = JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(settings)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg">
<style>${faces}</style>
</head>
<body>
<div id="editor" data-settings='${json}'><p>The editor opens. If nothing more comes, allow scripts for this page, or use a newer browser.</p></div>
<script type="module" src="/admin/start.js"></script>
</body>
</html>
`;
}

/**
 * The page holds the owner's token, so it may connect to as few addresses as possible. Emotion fills its
 * style elements by script, so the only allowed inline style is the empty one.
 */
function policy(settings: StoreSettings): string {
  const origins = settings === "local" ? [] : ["https://api.github.com"];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf("")} ${hashOf(faces)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
