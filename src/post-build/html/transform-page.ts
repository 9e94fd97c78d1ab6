import { addContentSecurityPolicy } from "./content-security-policy";
import { preloadHero } from "./preload-hero";
import { putToSleep } from "./put-to-sleep";
import { type Chunks, type PageParts, wakingFiles } from "./waking-files";

interface FinishOptions {
  /** The mail provider's address, to which the form may send; empty for the site's own. */
  mailOrigin: string;
  chunks: Chunks;
  /** Leave the page awake from the start, to compare. */
  stayAwake: boolean;
}

/** Gatsby's two style attributes, which a strict policy forbids; src/theme/GlobalStyles.tsx says the same. */
const styleAttribute =
  /(<div[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*?) style="[^"]*"|(<div) style="[^"]*"([^>]*\bid="gatsby-(?:focus-wrapper|announcer)")/g;

/** Turns the HTML of a page as Gatsby built it into what visitors get. */
export function finishPage(
  html: string,
  parts: PageParts,
  { mailOrigin, chunks, stayAwake }: FinishOptions,
): string {
  const sleeping = putToSleep(html, { files: wakingFiles(html, parts, chunks), atOnce: stayAwake });
  const plain = sleeping.replace(styleAttribute, "$1$2$3");
  return addContentSecurityPolicy(preloadHero(plain), mailOrigin);
}
