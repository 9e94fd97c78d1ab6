import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { cmsPage } from "./cms-page";
import type { CmsSettings } from "./cms-settings";

/** Decap CMS as its package ships it: one script, the parts that it fetches when it needs them, and their notices. */
const decapFolder = "node_modules/decap-cms/dist";
const decapFile = /^([^.]+\.)?decap-cms\.js(\.LICENSE\.txt)?$/;

/** Keeps Decap from starting before our script has configured it. https://decapcms.org/docs/manual-initialization */
const manualInit = "window.CMS_MANUAL_INIT = true;\n";

/** Writes the CMS's page and scripts into a folder. Run from the top of the repository. */
export async function writeCms(folder: string, settings: CmsSettings): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), cmsPage(settings));
  await writeFile(join(folder, "manual-init.js"), manualInit);
  const files = (await readdir(decapFolder)).filter((name) => decapFile.test(name));
  await Promise.all([
    ...files.map((name) => copyFile(join(decapFolder, name), join(folder, name))),
    copyFile("src/cms/browser/screen.css", join(folder, "screen.css")),
    bundle(join(folder, "start.js")),
  ]);
}

/**
 * Ours: the configuration, the checks and the previews, which show the site's own components outside Gatsby. Where a
 * file of the content that the previews read is no JSON, they do without: the CMS is where that can be mended.
 */
async function bundle(outfile: string): Promise<void> {
  const options: BuildOptions = {
    entryPoints: [resolve("src/cms/browser/start.ts")],
    outfile,
    bundle: true,
    minify: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  };
  await build({ ...options, plugins: [stubs] }).catch(() =>
    build({ ...options, logLevel: "error", plugins: [stubs, emptyContent] }),
  );
}

const own = (file: string) => ({ path: resolve("src/cms/browser", file) });
const stub = (name: string) => own(join("preview/stubs", name));

const stubs: Plugin = {
  name: "stubs",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^gatsby$/ }, () => stub("gatsby-stub.tsx"));
    onResolve({ filter: /\/layout\/Layout$/ }, () => stub("LayoutStub.tsx"));
    onResolve({ filter: /\/adapters\/browser-adapters$/ }, () => stub("form-adapters-stub.ts"));
    onResolve({ filter: /^node:path$/ }, () => own("hosted/posix-path.ts"));
    // Zod's messages in some sixty languages, of which no form shows any: more than a quarter of the script.
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export {};" }));
  },
};

const emptyContent: Plugin = {
  name: "empty-content",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]data[\\/](pages[\\/])?[^\\/]+\.json$/ }, () => ({
      contents: "{}",
      loader: "json",
    })),
};
