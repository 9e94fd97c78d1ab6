import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { failOn } from "./src/content/reading/inspect-picture";
import { type ContentTypeName, contentTypeOf } from "./src/content/types/content-types";
import { developMiddleware } from "./src/gatsby/development";
import { pictureDefaults } from "./src/gatsby/pictures";
import { pathOfFile } from "./src/routes";

// Gatsby reads the .env file for the browser's code only. The check of the settings and the policy need it, too.
const environmentFile = `.env.${process.env.NODE_ENV ?? "development"}`;
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  developMiddleware,
  plugins: [
    // Without this line the site has no editor.
    "editor",
    {
      resolve: "gatsby-plugin-emotion",
      // With source maps the plugin adds each file's whole text to the bundle with every style.
      options: { sourceMap: false },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: pictureDefaults, failOn },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    { resolve: "gatsby-transformer-json", options: { typeName: nodeTypeName } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names the sitemap, so pages need no link to it.
        createLinkInHead: false,
        query: "{ company { website } allSitePage { nodes { path } } }",
        resolveSiteUrl: ({ company }: { company: { website: string } }) => company.website,
        excludes: ["/404.html"],
        // The plugin's default entries claim that every page changes daily.
        serialize: ({ path }: { path: string }) => ({ url: pathOfFile(path) }),
      },
    },
  ],
};

/** The GraphQL type of the node that gatsby-transformer-json makes from a file in data/. */
function nodeTypeName({ node }: { node: { relativePath?: unknown } }): ContentTypeName {
  const type = contentTypeOf(String(node.relativePath));
  if (!type) throw new Error(`data/${String(node.relativePath)} belongs to no content type`);
  return type;
}

export default config;
