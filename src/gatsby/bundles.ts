import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { paletteOf } from "../content/values/palette";
import { islands } from "../scripts/islands";
import { contentNodes } from "./content-nodes";

/** Removes the scripts of earlier builds; Gatsby leaves them there. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  rmSync(join("public", "scripts"), { recursive: true, force: true });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (gatsby) => {
  definePalette(gatsby);
  if (gatsby.stage === "build-javascript") replaceClientEntry(gatsby);
  if (gatsby.stage === "build-html") defineScripts(gatsby);
};

/** Defines the colours that follow from the company's own, if it has any. */
function definePalette({ actions, getNodesByType, plugins }: CreateWebpackConfigArgs): void {
  const [{ brand }] = contentNodes({ getNodesByType }, "Company");
  const palette = brand?.colour || brand?.accent ? JSON.stringify(paletteOf(brand)) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ BRAND_PALETTE: palette })] });
}

/** Replaces Gatsby's client entry: webpack bundles the page script and one file for each island instead. */
function replaceClientEntry({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    entry: {
      page: resolve("src/page-script.ts"),
      ...Object.fromEntries(Object.entries(islands).map(([name, script]) => [name, resolve("src", script)])),
    },
    devtool: false,
    // Emotion imports it for `withTheme`, which this site does not use.
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, "hoist-non-react-statics": false } },
    output: { ...config.output, filename: "scripts/[name]-[contenthash:8].js" },
    optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
  });
}

/** Tells the HTML renderer the paths of those files, and the text of the inline script. */
function defineScripts({ actions, plugins }: CreateWebpackConfigArgs): void {
  const { page, ...islandPaths } = scriptPaths();
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        PAGE_SCRIPT: JSON.stringify(page),
        ISLAND_SCRIPTS: JSON.stringify(islandPaths),
        INLINE_SCRIPT: JSON.stringify(inlineScript()),
      }),
    ],
  });
}

/** The paths of the page script and of each island's script. Webpack has just written them into a folder without other scripts. */
function scriptPaths(): Record<string, string> {
  const scripts = readdirSync(join("public", "scripts")).filter((file) => file.endsWith(".js"));
  return Object.fromEntries(scripts.map((file) => [file.replace(/-[^-]*$/, ""), `/scripts/${file}`]));
}

/**
 * Compiles the inline script. It is the same on every page of a build, so one hash in the Content-Security-Policy covers it. It
 * is a .mts file, because esbuild wraps each .ts module of a CommonJS package. The path is relative to the top of the repository.
 */
function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/scripts/inline-script.mts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
