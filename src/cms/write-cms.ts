import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { editorPage } from "./editor-page";
import type { EditorSettings } from "./editor-settings";

/** Decap CMS as its package ships it: one script, and the parts that it fetches when it needs them. */
const decapFolder = "node_modules/decap-cms/dist";
const decapFile = /^([^.]+\.)?decap-cms\.js$/;

/** Keeps Decap from starting before our script has said how. https://decapcms.org/docs/manual-initialization */
const manualInit = "window.CMS_MANUAL_INIT = true;\n";

/** Writes the editing screen's page and scripts into a folder. Run from the top of the repository. */
export async function writeEditor(folder: string, settings: EditorSettings): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), editorPage(settings));
  await writeFile(join(folder, "manual-init.js"), manualInit);
  const files = (await readdir(decapFolder)).filter((name) => decapFile.test(name));
  await Promise.all([
    ...files.map((name) => copyFile(join(decapFolder, name), join(folder, name))),
    bundle(join(folder, "editor.js")),
  ]);
}

/** Ours: the configuration, the checks and the previews, which show the site's own components outside Gatsby. */
async function bundle(outfile: string): Promise<void> {
  const standIn = (name: string) => ({ path: resolve("src/editor/browser", name) });
  await build({
    entryPoints: [resolve("src/editor/browser/start.ts")],
    outfile,
    bundle: true,
    minify: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    plugins: [
      {
        name: "stand-ins",
        setup: ({ onResolve }) => {
          onResolve({ filter: /^gatsby$/ }, () => standIn("gatsby-stand-in.tsx"));
          onResolve({ filter: /\/layout\/Layout$/ }, () => standIn("LayoutStandIn.tsx"));
        },
      },
    ],
  });
}
