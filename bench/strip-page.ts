/** Links that fetch files: every preload but the hero's and the font's. */
const isFetched = (link: string) => /rel="(?:lazy|preload)"/.test(link) && !/as="(?:image|font)"/.test(link);

/**
 * The least that a page could be: its HTML, its styles, its font and its hero picture. No script, no other picture and
 * nothing else fetched ahead; no policy either, since its hashes are of the scripts and styles removed.
 */
export function stripPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
    .replace(/<link\b[^>]*>/g, (link) => (isFetched(link) ? "" : link))
    .replace(/<picture>.*?<\/picture>/gs, (picture) =>
      /fetchpriority="high"/i.test(picture) ? picture : "",
    );
}
