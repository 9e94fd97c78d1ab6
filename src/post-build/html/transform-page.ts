import { type Chunks, hydrationFiles, type PageParts } from "../../hydration/hydration-files";
import { makeHydrationLazy } from "../../hydration/lazy-hydration";
import { addContentSecurityPolicy } from "./content-security-policy";
import { addOpenNow } from "./open-now";
import { preloadHero } from "./preload-hero";

interface TransformOptions {
  /** The mail provider's address, to which the form may send; empty for the site's own. */
  mailOrigin: string;
  chunks: Chunks;
  /** Hydrate the page as it loads, to compare. */
  hydrateAtOnce: boolean;
}

/** Gatsby's two style attributes, which a strict policy forbids; src/theme/GlobalStyles.tsx has the same styles. */
const styleAttribute =
  /(<div[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*?) style="[^"]*"|(<div) style="[^"]*"([^>]*\bid="gatsby-(?:focus-wrapper|announcer)")/g;

/** Turns the HTML of a page as Gatsby built it into what visitors get. */
export function transformPage(
  html: string,
  parts: PageParts,
  { mailOrigin, chunks, hydrateAtOnce }: TransformOptions,
): string {
  const lazy = makeHydrationLazy(html, {
    files: hydrationFiles(html, parts, chunks),
    atOnce: hydrateAtOnce,
  });
  const plain = addOpenNow(lazy.replace(styleAttribute, "$1$2$3"));
  return addContentSecurityPolicy(preloadHero(plain), mailOrigin);
}
