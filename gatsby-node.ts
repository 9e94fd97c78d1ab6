export { createPages } from "./src/page-creation/create-pages";
export { createResolvers } from "./src/page-creation/create-resolvers";
export { createSchemaCustomization } from "./src/page-creation/create-schema-customization";
export { onCreateWebpackConfig } from "./src/page-creation/on-create-webpack-config";
export { onPostBuild } from "./src/page-creation/on-post-build";
export { onPreBuild } from "./src/page-creation/on-pre-build";
export { onPreBootstrap, onPreInit } from "./src/page-creation/stop-on-mistakes";
