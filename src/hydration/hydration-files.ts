import { attributeOf, elementsIn } from "../page-tree/elements";
import { stop } from "../page-tree/only-one";
import type { PageTree } from "../page-tree/page-tree";
import { pageDataPath } from "../routes/page-paths";
import { attribute, HydrationData } from "./attributes";

/** A file that hydration needs besides Gatsby's own scripts. */
export interface HydrationFile {
  as: "script" | "fetch";
  address: string;
}

/** What webpack wrote: the files of each named part of the site's scripts. */
export interface Chunks {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

export interface PageParts {
  /** Gatsby's name for the page's component. */
  componentChunkName: string | undefined;
  /** Gatsby's names for the results of the queries that all pages share. */
  staticQueryHashes: readonly string[] | undefined;
}

/**
 * What Gatsby asks for when it hydrates a page, one answer after another; known beforehand, all can be asked for at once.
 * On a slow phone network that saves a second before the form is interactive.
 */
export function hydrationFiles(
  page: PageTree,
  { componentChunkName, staticQueryHashes }: PageParts,
  { namedChunkGroups }: Chunks,
): HydrationFile[] {
  const { path, document } = page;
  if (!componentChunkName) stop(path, "Gatsby's name for the page's component is missing");
  if (!staticQueryHashes) stop(path, "the list of shared queries is missing from its page-data.json");
  const lazyChunks = elementsIn(document).flatMap(
    (element) => attributeOf(element, attribute(HydrationData.chunk)) ?? [],
  );
  const scripts = [componentChunkName, ...lazyChunks].flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) stop(path, `the chunk ${name} is missing among webpack's`);
    return group.assets.map((asset) => `/${asset.name}`).filter((address) => address.endsWith(".js"));
  });
  const data = [
    "/page-data/app-data.json",
    pageDataPath(path),
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  return [
    ...[...new Set(scripts)].map((address) => ({ as: "script", address }) as const),
    ...data.map((address) => ({ as: "fetch", address }) as const),
  ];
}
