import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { paletteOf } from "../../content/derived/palette";
import type { Company } from "../../content/types/company";
import { licencesPlugin } from "../../publish/licences-plugin";

/** What webpack wrote: the files of each script. */
interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const scriptFolder = join("src", "scripts", "islands");

/**
 * Removes the scripts of earlier builds, which Gatsby does not remove.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  rmSync(join("public", "scripts"), { recursive: true, force: true });
};

/**
 * Pages carry none of Gatsby's client: in the place of its entry webpack makes one file of each island's script, and the
 * pages' renderer is told their addresses, and the scripts that stand in the pages themselves.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}) => {
  const [{ brand }] = getNodesByType("Company") as unknown as [Company];
  const palette = brand?.colour || brand?.accent ? JSON.stringify(paletteOf(brand)) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ BRAND_PALETTE: palette })] });
  if (stage === "build-javascript") {
    const config = getConfig();
    actions.replaceWebpackConfig({
      ...config,
      entry: Object.fromEntries(islandNames().map((name) => [name, resolve(scriptFolder, `${name}.ts`)])),
      devtool: false,
      // Emotion's, for `withTheme`, which nothing uses.
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, "hoist-non-react-statics": false } },
      output: { ...config.output, filename: "scripts/[name]-[contenthash].js" },
      optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
      plugins: [...config.plugins, licencesPlugin],
    });
  }
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          ISLAND_SCRIPTS: JSON.stringify(stage === "build-html" ? islandScripts() : {}),
          PAGE_SCRIPTS: JSON.stringify(compilePageScripts()),
        }),
      ],
    });
};

function islandNames(): string[] {
  return readdirSync(scriptFolder).map((file) => parse(file).name);
}

/** The address of each island's script, as webpack has just named it. */
function islandScripts(): Record<string, string> {
  const stats: WebpackStats = JSON.parse(readFileSync(join("public", "webpack.stats.json"), "utf8"));
  return Object.fromEntries(
    islandNames().map((name) => {
      const [script, ...more] = stats.namedChunkGroups[name]?.assets.filter(isScript) ?? [];
      if (!script || more.length > 0) throw new Error(`The script of the island ${name} is not one file`);
      return [name, `/${script.name}`];
    }),
  );
}

const isScript = ({ name }: { name: string }) => name.endsWith(".js");

/** What pages do by themselves, before they are touched, by the kind of page: src/scripts/pages. */
export interface PageScripts {
  any: string;
  form: string;
  notFound: string;
  /** In front of those, on pages with parts that are seen on some days only. It runs before they are read: no module. */
  dated: string;
}

/**
 * The script of each kind of page as the text of an inline module, the same on every page of a build, so that one hash
 * covers it in the Content-Security-Policy. Paths are seen from the top of the repository.
 */
function compilePageScripts(): PageScripts {
  return {
    any: compile("any"),
    form: compile("form"),
    notFound: compile("not-found"),
    dated: compile("dated", "iife"),
  };
}

function compile(name: string, format: "esm" | "iife" = "esm"): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/scripts/pages/${name}.mts`],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
