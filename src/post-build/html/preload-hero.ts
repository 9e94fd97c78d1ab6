/** The picture that the page marks as its most important. */
const heroPicture = /<picture>((?:(?!<\/picture>).)*?fetchpriority="high".*?)<\/picture>/s;
const avifSource = /<source([^>]*type="image\/avif"[^>]*)>/g;

/** Lets the browser ask for the page's large picture before it has read the styles, in exactly the file that it will choose. */
export function preloadHero(html: string): string {
  const [, picture = ""] = heroPicture.exec(html) ?? [];
  const sources = [...picture.matchAll(avifSource)].map(([, attributes = ""]) => attributes);
  const media = sources.map((source) => attribute(source, "media")).find((query) => query !== undefined);
  const links = sources.map((source) => {
    const own = attribute(source, "media") ?? (media && `not all and ${media}`);
    return [
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
      own && `media="${own}"`,
      `imagesrcset="${attribute(source, "srcset")}" imagesizes="${attribute(source, "sizes")}"/>`,
    ]
      .filter(Boolean)
      .join(" ");
  });
  // Before the viewport meta element, a phone assumes a window 980 pixels wide, and would fetch a second, larger file.
  return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + links.join(""));
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, "i").exec(element)?.[1];
}
