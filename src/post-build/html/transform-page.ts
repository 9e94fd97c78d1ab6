import { contentHash, type PageContent } from "../../hydration/content-hash";
import { type Chunks, hydrationFiles, type PageParts } from "../../hydration/hydration-files";
import { makeHydrationLazy } from "../../hydration/lazy-hydration";
import { pageText, parsePage } from "../../page-tree/page-tree";
import { compactStyles } from "./compact-styles";
import { addContentSecurityPolicy } from "./content-security-policy";
import { dropOldMetas } from "./drop-old-metas";
import { addEarlyScript, addWayBack } from "./early-script";
import { joinStyles } from "./join-styles";
import { preloadHero } from "./preload-hero";
import { shortenClassNames } from "./shorten-class-names";
import { stripIcons } from "./strip-icons";
import { removeStyleAttributes } from "./style-attributes";

interface BuiltPage extends PageParts {
  /** The page's path, such as /areas/chelsea. */
  path: string;
  /** As Gatsby built it. */
  html: string;
  /** The answers to the page's queries, as Gatsby's client will load them. */
  content: PageContent;
}

interface TransformOptions {
  /** The mail provider's address, to which the form may send; empty for the site's own. */
  mailOrigin: string;
  chunks: Chunks;
  /** Hydrate the page as it loads, to compare. */
  hydrateAtOnce: boolean;
}

/** Turns the HTML of a page as Gatsby built it into what visitors get. */
export function transformPage(
  { path, html, content, ...parts }: BuiltPage,
  { mailOrigin, chunks, hydrateAtOnce }: TransformOptions,
): string {
  const page = parsePage(html, path);
  makeHydrationLazy(page, {
    contentHash: contentHash(content),
    files: hydrationFiles(page, parts, chunks),
    atOnce: hydrateAtOnce,
  });
  removeStyleAttributes(page);
  shortenClassNames(page);
  stripIcons(page);
  joinStyles(page);
  compactStyles(page);
  dropOldMetas(page);
  addEarlyScript(page);
  addWayBack(page);
  preloadHero(page);
  addContentSecurityPolicy(page, mailOrigin);
  return pageText(page);
}
