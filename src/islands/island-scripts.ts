/**
 * Every island's name, and its script below `src`, in the folder of its feature. The build bundles a file for each
 * (src/gatsby/bundles.ts); `npm start` runs all of them at once (gatsby-browser.tsx).
 */
export const islandScripts = {
  "quote-form": "quote-request/quote-form.island.ts",
  "tile-planner": "planner/form/tile-planner.island.ts",
} as const;

export type IslandName = keyof typeof islandScripts;
