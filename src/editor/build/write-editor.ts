import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { standardPalette } from "../../content/derived/standard-palette";
import { editorPage } from "./editor-page";
import type { EditorSettings } from "./production-settings";

/** Writes the editor's page and scripts into a folder. Run from the top of the repository. */
export async function writeEditor(folder: string, settings: EditorSettings): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), editorPage(settings));
  const options: BuildOptions = {
    entryPoints: [resolve("src/editor/start.tsx")],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: { "process.env.NODE_ENV": '"production"', BRAND_PALETTE: JSON.stringify(variables) },
    legalComments: "linked",
    logLevel: "error",
    plugins: [stubs],
  };
  await build(options);
}

/** What follows from the company's two colours is a variable: previews show another one at once (../state/brand.ts). */
const variables = Object.fromEntries(
  Object.entries(standardPalette).map(([name, colour]) => {
    return [name, /^(bottle|brass|ink)/.test(name) ? `var(--brand-${name},${colour})` : colour];
  }),
);

const own = (file: string) => ({ path: resolve("src/editor", file) });

/** Previews show the site's components outside Gatsby, which takes their queries out of them. */
const stubs: Plugin = {
  name: "stubs",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^gatsby$/ }, () => own("preview/stubs.ts"));
    onResolve({ filter: /\/adapters\/browser-adapters$/ }, () => own("preview/stubs.ts"));
    onLoad({ filter: /[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => ({
      loader: "tsx",
      contents: (await readFile(path, "utf8")).replace(/graphql`[^`]*`/g, "undefined"),
    }));
    // Of react-aria's languages the editor speaks one.
    onLoad({ filter: /[\\/]intl[\\/].*[\\/][a-z][a-z]-[A-Z][A-Z]\.m?js$/ }, ({ path }) =>
      path.includes("en-US") ? undefined : { contents: "export default {};" },
    );
  },
};
