const scripts = /<script\b[^>]*>.*?<\/script>/gs;
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const links = /<link\b[^>]*>/g;
const pictures = /<picture>.*?<\/picture>/gs;

/** The picture that the page marks as its most important. */
const isHero = (picture: string) => /fetchpriority="high"/i.test(picture);

/** Links that fetch files: those of the loader, and every preload but the hero's and the font's. */
const isFetched = (link: string) =>
  /rel="lazy"/.test(link) || (/rel="preload"/.test(link) && !/as="(image|font)"/.test(link));

/**
 * The least that a page could be: its HTML, its styles, its font and its hero picture. No script, no other picture and
 * nothing else fetched ahead; no policy either, since its hashes are of the scripts and styles removed.
 */
export function stripPage(html: string): string {
  return html
    .replace(scripts, "")
    .replace(policy, "")
    .replace(links, (link) => (isFetched(link) ? "" : link))
    .replace(pictures, (picture) => (isHero(picture) ? picture : ""));
}
