import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { attribute, IslandData, type IslandName, island } from "../../islands/attributes";
import { islandPropsFolder } from "../../publish/island-props-files";

/**
 * Writes the props of an island into a file of the build and returns its address. Its name changes with the props, and with
 * the island's script, so that the absence of one tells of the other. Pages with the same props share a file.
 */
export function writeIslandProps(name: IslandName, props: object): string {
  const json = JSON.stringify(props);
  const script = island(name)[attribute(IslandData.script)] ?? "";
  const hash = createHash("sha256").update(script).update(json).digest("hex").slice(0, 8);
  const file = `${name}-${hash}.json`;
  mkdirSync(join("public", islandPropsFolder), { recursive: true });
  writeFileSync(join("public", islandPropsFolder, file), json);
  return `/${islandPropsFolder}/${file}`;
}
