import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { editorPage } from "./editor-page";
import type { EditorSettings } from "./editor-settings";

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
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    plugins: [stubs],
  };
  await build(options);
}

const own = (file: string) => ({ path: resolve("src/editor", file) });

/** Previews show the site's components outside Gatsby. */
const stubs: Plugin = {
  name: "stubs",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^gatsby$/ }, () => own("preview/stubs/gatsby-stub.ts"));
    onResolve({ filter: /\/adapters\/browser-adapters$/ }, () => own("preview/stubs/form-adapters-stub.ts"));
    onResolve({ filter: /^node:path$/ }, () => own("build/posix-path.ts"));
    // Zod's and react-aria's messages in other languages than English: a third of the script.
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export {};" }));
    onLoad({ filter: /[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/ }, () => ({
      contents: "export default {};",
    }));
  },
};
