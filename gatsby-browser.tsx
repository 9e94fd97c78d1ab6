export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * While developing only, for what is published has none of Gatsby's client (src/gatsby/node/on-create-webpack-config.ts):
 * the scripts of islands, which are published to wait for a touch, run at once. The form is among Gatsby's own React.
 */
export async function onInitialClientRender(): Promise<void> {
  const { defineOpenNow } = await import("./src/open-now/open-now-element");
  defineOpenNow();
  const { defineDatedPart } = await import("./src/open-now/dated-part");
  defineDatedPart();
  await import("./src/scripts/islands/check-postcode");
  await import("./src/scripts/islands/close-menus");
  await import("./src/scripts/islands/filter-projects");
  await import("./src/scripts/islands/move-divider");
  await import("./src/scripts/islands/open-pictures");
  await import("./src/scripts/islands/share-page");
}
