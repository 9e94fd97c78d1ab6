import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { paletteOf } from "../content/values/palette";
import { islands } from "../scripts/islands";
import { contentNode } from "./content-nodes";

/*
 * Webpack runs twice in a build. At the stage build-javascript it writes the site's scripts into public/scripts; at build-html it
 * bundles the HTML renderer, which learns the paths of those scripts from constants.
 */
const scriptFolder = join("public", "scripts");

/** Removes the scripts of earlier builds; Gatsby leaves them there. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  rmSync(scriptFolder, { recursive: true, force: true });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (gatsby) => {
  definePalette(gatsby);
  if (gatsby.stage === "build-javascript") replaceClientEntry(gatsby);
  if (gatsby.stage === "build-html") defineScripts(gatsby);
};

/** Defines the constant BRAND_PALETTE: the colours that follow from the company's own, if it has any. */
function definePalette({ actions, getNodesByType, plugins }: CreateWebpackConfigArgs): void {
  const { brand } = contentNode({ getNodesByType }, "Company");
  const palette = brand?.colour || brand?.accent ? JSON.stringify(paletteOf(brand)) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ BRAND_PALETTE: palette })] });
}

/** Makes webpack write the page script and one script for each island, in the place of Gatsby's own client. */
function replaceClientEntry({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const islandEntries = Object.entries(islands).map(([name, script]) => [name, resolve("src", script)]);
  actions.replaceWebpackConfig({
    ...config,
    entry: { page: resolve("src/page-script.ts"), ...Object.fromEntries(islandEntries) },
    devtool: false,
    // Emotion imports it for `withTheme`, which this site does not use.
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, "hoist-non-react-statics": false } },
    output: { ...config.output, filename: "scripts/[name]-[contenthash:8].js" },
    optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
  });
}

/** Defines the constants that src/html.tsx and src/scripts read: the paths of the scripts, and the text of the inline script. */
function defineScripts({ actions, plugins }: CreateWebpackConfigArgs): void {
  const { page, ...islandPaths } = scriptPaths();
  const constants = { PAGE_SCRIPT: page, ISLAND_SCRIPTS: islandPaths, INLINE_SCRIPT: inlineScript() };
  const literals = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(literals))] });
}

/** The path of each script by its name: page-1a2b3c4d.js is { page: "/scripts/page-1a2b3c4d.js" }. */
function scriptPaths(): Record<string, string> {
  const files = readdirSync(scriptFolder).filter((file) => file.endsWith(".js"));
  return Object.fromEntries(files.map((file) => [file.replace(/-[^-]*$/, ""), `/scripts/${file}`]));
}

/**
 * Compiles the inline script. It is the same on every page of a build, so one hash in the Content-Security-Policy covers it. It
 * is a .mts file, because esbuild wraps each .ts module of a CommonJS package.
 */
function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/inline-script.mts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
