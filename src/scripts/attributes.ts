/** The data attributes that pages and scripts share (docs/islands.md), as keys of `dataset`. esbuild inlines an enum. */
export enum ScriptData {
  /** On an island: its name. */
  react = "react",
  /** On an island: its script's address, written by the build. */
  script = "script",
  /** On an island: its component's properties, as JSON. */
  props = "props",
  /** On an island that works. */
  live = "live",
  /** On the page's root: a submit waits until its island works. */
  held = "held",
  /** On the page's root: an island could not be started. */
  failed = "failed",
}
