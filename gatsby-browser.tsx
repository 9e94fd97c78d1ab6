export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * Runs under `npm start` only; published pages carry none of Gatsby's client (src/gatsby/node/on-create-webpack-config.ts).
 * Islands' scripts, which published pages load on the first touch, run at once here. Gatsby's React renders the form.
 */
export async function onInitialClientRender(): Promise<void> {
  const { defineOpenNow } = await import("./src/open-now/open-now-element");
  defineOpenNow();
  const { defineDatedPart } = await import("./src/open-now/dated-part-element");
  defineDatedPart();
  await import("./src/scripts/islands/check-postcode");
  await import("./src/scripts/islands/close-menus");
  await import("./src/scripts/islands/filter-projects");
  await import("./src/scripts/islands/move-divider");
  await import("./src/scripts/islands/open-pictures");
  await import("./src/scripts/islands/share-page");
}
