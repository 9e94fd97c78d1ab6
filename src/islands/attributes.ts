import type { IslandName } from "./island-scripts";

/** The data attributes that pages and scripts share (docs/islands.md), as keys of `dataset`. esbuild inlines an enum. */
export enum IslandData {
  /** On a part that needs a script, while it waits for one: the script's name. */
  island = "island",
  /** Beside it: the script's address, written by the build. */
  script = "script",
  /** On an island with props: their address, written by the build (use-island-props.ts). */
  props = "props",
  /** On a part whose script works. */
  live = "live",
  /** On an element whose `click` or `submit`, named by the value, is queued until its island is live. */
  replay = "replay",
  /** On an element with such an event in the queue. */
  queued = "queued",
  /** On the page's root while the form's script cannot be fetched. */
  failed = "failed",
}

/** The scripts' addresses, where a build renders pages: src/gatsby/bundles.ts. */
declare const ISLAND_SCRIPTS: Readonly<Record<string, string>> | undefined;

/** The address of an island's script. Undefined while developing. */
export const scriptAddress = (name: IslandName): string | undefined =>
  typeof ISLAND_SCRIPTS === "undefined" ? undefined : ISLAND_SCRIPTS[name];

/** The attributes of a part that needs a script: `<form {...island("check-postcode", "submit")}>`. */
export function island(name: IslandName, replay?: "click" | "submit"): Record<string, string> {
  const address = scriptAddress(name);
  return {
    [`data-${IslandData.island}`]: name,
    ...(address && { [`data-${IslandData.script}`]: address }),
    ...(replay && replayed(replay)),
  };
}

/** The attribute of a control inside such a part whose event is queued until the part is live. */
export function replayed(event: "click" | "submit"): Record<string, string> {
  return { [`data-${IslandData.replay}`]: event };
}
