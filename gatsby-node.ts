// Gatsby calls each of them: https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/

export { onCreateWebpackConfig, onPreBuild } from "./src/gatsby/bundles";
export { onCreateDevServer } from "./src/gatsby/development";
export { onPostBuild } from "./src/gatsby/finish-build";
export { createPages, onCreatePage } from "./src/gatsby/pages";
export { onPluginInit } from "./src/gatsby/pictures";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onPreBootstrap, onPreInit } from "./src/gatsby/valid-content";
export { onPostBootstrap } from "./src/gatsby/write-postcode-coverage";
