/** While developing only: what is published has none of Gatsby's client (src/gatsby/node/on-create-webpack-config.ts). */
export { onInitialClientRender } from "./src/gatsby/develop/run-island-scripts";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
