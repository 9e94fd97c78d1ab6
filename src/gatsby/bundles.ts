import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { paletteOf } from "../content/values/palette";
import { islandScripts } from "../islands/island-scripts";
import { contentNodes } from "./content-nodes";

/**
 * Removes the scripts of earlier builds; Gatsby leaves them there. Their props stay: pages that have not changed are not
 * rendered again.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  const folder = join("public", "scripts");
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries) if (entry.isFile()) rmSync(join(folder, entry.name));
};

/**
 * Replaces Gatsby's client entry: webpack bundles the page script and one file for each island instead. The HTML renderer receives the
 * addresses of those files and the texts of the inline scripts.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}) => {
  const [{ brand }] = contentNodes({ getNodesByType }, "Company");
  const palette = brand?.colour || brand?.accent ? JSON.stringify(paletteOf(brand)) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ BRAND_PALETTE: palette })] });
  if (stage === "build-javascript") {
    const config = getConfig();
    actions.replaceWebpackConfig({
      ...config,
      entry: {
        page: resolve("src/page-script.ts"),
        ...Object.fromEntries(
          Object.entries(islandScripts).map(([name, script]) => [name, resolve("src", script)]),
        ),
      },
      devtool: false,
      // Emotion imports it for `withTheme`, which this site does not use.
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, "hoist-non-react-statics": false } },
      output: { ...config.output, filename: "scripts/[name]-[contenthash:8].js" },
      optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
    });
  }
  if (stage === "build-html") {
    const { page, ...islands } = scriptAddresses();
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          PAGE_SCRIPT: JSON.stringify(page),
          ISLAND_SCRIPTS: JSON.stringify(islands),
          PAGE_SCRIPTS: JSON.stringify(pageScripts()),
        }),
      ],
    });
  }
};

/** The addresses of the page script and of each island's script. Webpack has just written them into a folder without other scripts. */
function scriptAddresses(): Record<string, string> {
  const scripts = readdirSync(join("public", "scripts")).filter((file) => file.endsWith(".js"));
  return Object.fromEntries(scripts.map((file) => [file.replace(/-[^-]*$/, ""), `/scripts/${file}`]));
}

/**
 * Compiles the inline scripts of src/scripts/pages and returns their texts. Each is the same on every page of a build, so
 * one hash in the Content-Security-Policy covers it. Paths are relative to the top of the repository.
 */
function pageScripts(): Record<string, string> {
  const { outputFiles } = buildSync({
    entryPoints: ["src/scripts/pages/*.mts"],
    bundle: true,
    minify: true,
    write: false,
    outdir: "scripts",
    format: "esm",
    target: "es2022",
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [parse(path).name, text.trim()]));
}
