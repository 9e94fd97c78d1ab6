import { HydrationRel } from "../../hydration/attributes";
import { attributeOf, elementsIn, textOf } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";
import { pageDataPath } from "../../routes/page-paths";
import type { SiteFacts } from "./site-facts";

/** The loader once, the files that it will ask for, and no script that does not wait for it. */
export function checkLoader(
  { path, document, head }: PageTree,
  { loader, entryScripts, earlyScript, files }: SiteFacts,
): string[] {
  const scripts = elementsIn(document, "script");
  const loaders = elementsIn(head, "script").filter((script) => textOf(script) === loader);
  const loaded = scripts.flatMap((script) => attributeOf(script, "src") ?? []);
  const links = elementsIn(head, "link").filter((link) => attributeOf(link, "rel") === HydrationRel.lazy);
  const named = links.map((link) => attributeOf(link, "href") ?? "");
  const needed = [...entryScripts, "/page-data/app-data.json", pageDataPath(path)];
  return [
    ...(loaders.length === 1 ? [] : [`has the loader of this build ${loaders.length} times`]),
    ...loaded
      .filter((address) => address !== earlyScript)
      .map((address) => `loads ${address} before it is needed`),
    ...needed.filter((address) => !named.includes(address)).map((address) => `lacks the link to ${address}`),
    ...[...named, ...loaded]
      .filter((address) => !files.has(address))
      .map((address) => `links to ${address || "nothing"}, which is not there`),
  ];
}
