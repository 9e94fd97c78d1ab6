import { islandScripts } from "./src/islands/island-scripts";
import { defineClockElements } from "./src/opening-hours/clock-elements";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * Runs under `npm start` only; published pages carry none of Gatsby's client (src/gatsby/bundles.ts).
 * The page script and plain islands work at once here; Gatsby's React runs the others.
 */
export async function onInitialClientRender(): Promise<void> {
  defineClockElements();
  await import("./src/page-script");
  for (const script of Object.values(islandScripts))
    await import(/* webpackInclude: /\.island\.ts$/ */ `./src/${script}`);
}
