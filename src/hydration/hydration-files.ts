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
  /** The page's path, such as /areas/chelsea. */
  path: string;
  /** Gatsby's name for the page's component. */
  componentChunkName: string;
  /** Gatsby's names for the results of the queries that all pages share. */
  staticQueryHashes: readonly string[];
}

/** The lazy parts, named in the HTML: `data-chunk="quote-form"`. */
const lazyChunk = new RegExp(`${attribute(HydrationData.chunk)}="([^"]+)"`, "g");

/**
 * What Gatsby asks for when it hydrates a page, one answer after another; known beforehand, all can be asked for at once.
 * On a slow phone network that saves a second before the form is interactive.
 */
export function hydrationFiles(
  html: string,
  { path, componentChunkName, staticQueryHashes }: PageParts,
  { namedChunkGroups }: Chunks,
): HydrationFile[] {
  const chunkNames = [componentChunkName, ...[...html.matchAll(lazyChunk)].map(([, name = ""]) => name)];
  const scripts = chunkNames.flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) throw new Error(`There is no chunk named ${name} among webpack's`);
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
