import { append, createElement } from "../page-tree/change-elements";
import { elementsIn } from "../page-tree/elements";
import { onlyOne } from "../page-tree/only-one";
import type { Element, PageTree } from "../page-tree/page-tree";
import { attribute, HydrationData, HydrationRel } from "./attributes";
import { takeGatsbyScripts } from "./gatsby-scripts";
import type { HydrationFile } from "./hydration-files";
import { compileLoader } from "./inline-scripts/compile-loader";

interface LazyHydrationOptions {
  /** Tells the page's content from that of other builds (content-hash.ts). */
  contentHash: string;
  /** What the page needs besides Gatsby's scripts when it is hydrated. */
  files?: readonly HydrationFile[];
  /** Hydrate at once, to compare. */
  atOnce?: boolean;
}

/** Takes Gatsby's scripts out of a page and puts the loader that brings them when they are needed into its head. */
export function makeHydrationLazy(
  page: PageTree,
  { contentHash, files = [], atOnce = false }: LazyHydrationOptions,
): void {
  const root = onlyOne(page, "its html element", elementsIn(page.document, "html"));
  root.attrs.push({ name: attribute(HydrationData.content), value: contentHash });
  const { compilationHash, addresses } = takeGatsbyScripts(page);
  append(page.head, [
    ...addresses.map((href) => createElement("link", { rel: HydrationRel.lazy, href })),
    ...files.map(laterLink),
    createElement("script", {}, compileLoader({ compilationHash, atOnce })),
  ]);
}

/** XMLHttpRequest finds what was fetched ahead only where the request was made in the same mode. */
function laterLink({ as, address }: HydrationFile): Element {
  return createElement("link", {
    rel: HydrationRel.lazy,
    [attribute(HydrationData.as)]: as,
    crossorigin: as === "fetch" ? "" : undefined,
    href: address,
  });
}
