import { defineDatedPart } from "./src/components/dated-part/dated-part-element";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * Runs under `npm start` only; published pages carry none of Gatsby's client (src/gatsby/bundles.ts).
 * The page script runs here, too; Gatsby's React runs the islands.
 */
export async function onInitialClientRender(): Promise<void> {
  defineDatedPart();
  await import("./src/page-script");
}
