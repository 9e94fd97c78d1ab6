/** The parts that React takes over in the browser, and their scripts below `src`. The build bundles a file for each. */
export const islands = {
  "quote-form": "quote-request/quote-form.island.ts",
  "tile-planner": "planner/tile-planner.island.ts",
} as const;

export type IslandName = keyof typeof islands;
