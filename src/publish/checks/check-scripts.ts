import { attribute, IslandData } from "../../islands/attributes";
import type { PageTree } from "../page-tree";
import { attributeOf, elementsIn } from "../page-tree";
import type { SiteFacts } from "./read-site-facts";

/** A page's own script, once; the script of each of its islands, which is there; and none that does not wait for a touch. */
export function checkScripts({ document }: PageTree, { files }: SiteFacts): string[] {
  const scripts = elementsIn(document, "script");
  const modules = scripts.filter((script) => attributeOf(script, "type") === "module");
  const islands = elementsIn(document).filter((element) =>
    attributeOf(element, attribute(IslandData.island)),
  );
  const addresses = islands.map((element) => attributeOf(element, attribute(IslandData.script)) ?? "");
  return [
    ...(modules.length === 1 ? [] : [`has ${modules.length} scripts of its own`]),
    ...scripts
      .flatMap((script) => attributeOf(script, "src") ?? [])
      .map((address) => `loads ${address} before it is needed`),
    ...(islands.length > 0 ? [] : ["has no islands"]),
    ...[...new Set(addresses)]
      .filter((address) => !files.has(address))
      .map((address) => `has an island whose script is ${address || "not named"}, which is not there`),
  ];
}
