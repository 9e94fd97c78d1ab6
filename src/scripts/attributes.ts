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
  /** On the page's root: a submit of the quote form waits until the form works. */
  held = "held",
  /** On the page's root: a script could not be loaded. */
  failed = "failed",
  /** On a link that reloads the page. */
  reload = "reload",
}
