const scripts = /<script\b[^>]*>.*?<\/script>/gs;
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const links = /<link\b[^>]*>/g;
const pictures = /<picture>.*?<\/picture>/gs;
const fontFaces = /@font-face\{[^}]*\}/g;

/** The picture that the page marks as its most important. */
const isHero = (picture: string) => /fetchpriority="high"/i.test(picture);

/** What the browser is told to fetch: files for later, and ahead anything but the hero. */
const isFetched = (link: string) =>
  /rel="lazy"/.test(link) || (/rel="preload"/.test(link) && !/as="image"/.test(link));

/**
 * The least that a page could be: its HTML, its styles and its hero picture. No script, no font, no other picture and
 * nothing fetched ahead; nor the policy, which knows the scripts and styles as they were.
 */
export function stripPage(html: string): string {
  return html
    .replace(scripts, "")
    .replace(policy, "")
    .replace(links, (link) => (isFetched(link) ? "" : link))
    .replace(pictures, (picture) => (isHero(picture) ? picture : ""))
    .replace(fontFaces, "");
}
