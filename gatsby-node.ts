export { createPages, onCreatePage } from "./src/gatsby/node/create-pages";
export { createResolvers } from "./src/gatsby/node/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/node/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/node/on-create-dev-server";
export { onCreateWebpackConfig, onPreBuild } from "./src/gatsby/node/on-create-webpack-config";
export { onPostBootstrap } from "./src/gatsby/node/on-post-bootstrap";
export { onPostBuild } from "./src/gatsby/node/on-post-build";
export { onPluginInit } from "./src/gatsby/node/pictures/picture-encoding";
export { onPreBootstrap, onPreInit } from "./src/gatsby/node/stop-on-invalid-content";
