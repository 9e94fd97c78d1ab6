import { createHash } from "node:crypto";
import { join } from "node:path";
import { scriptAddress } from "../../islands/attributes";
import type { IslandName } from "../../islands/island-scripts";
import { propsFolder } from "../remove-old-props";

// Not imported: if a page imports fs, Gatsby takes it to read files, warns, and renders all pages in every build
// (gatsby/dist/commands/build-html.js). This file only writes.
const { mkdirSync, writeFileSync } = process.getBuiltinModule("node:fs");

/**
 * Writes an island's props into a file beside its script, and returns the file's address. The name changes with the props and
 * with the script: if a new publication has replaced one of the two, the other is gone, too.
 */
export function keepIslandProps(name: IslandName, json: string): string {
  const script = scriptAddress(name);
  if (!script) return json;
  const hash = createHash("sha256").update(script).update(json).digest("hex").slice(0, 8);
  const address = `/${propsFolder}/${name}-${hash}.json`;
  mkdirSync(join("public", propsFolder), { recursive: true });
  writeFileSync(join("public", address), json);
  return address;
}
