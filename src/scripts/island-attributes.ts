/** The data attributes that tell the state of islands (docs/page-scripts.md), as keys of `dataset`. esbuild inlines an enum. */
export enum IslandAttribute {
  /** On an island: its name. */
  island = "island",
  /** On an island: its component's properties, as JSON. */
  props = "props",
  /** On an island that React has not hydrated yet: its script's address. */
  script = "script",
  /** On the page's root: a submit waits for hydration. */
  queued = "queued",
  /** On the page's root: an island could not be loaded or hydrated. */
  failed = "failed",
}
