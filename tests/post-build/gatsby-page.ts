import type { Chunks } from "../../src/hydration/hydration-files";

export const website = "https://tiler.example";

/** A page's hero, in a cut for phones and one for all other windows. */
export const hero = `<picture><source media="(max-width: 60rem)" type="image/avif" srcSet="/static/tall.avif 400w" sizes="100vw"/><source type="image/avif" srcSet="/static/a.avif 400w, /static/b.avif 800w" sizes="60vw"/><source type="image/webp" srcSet="/static/a.webp 400w" sizes="60vw"/><img src="/static/a.jpg" alt="A green bathroom" fetchpriority="high"/></picture>`;

const lazyPicture = `<picture><source type="image/avif" srcSet="/static/c.avif 400w" sizes="50vw"/><img src="/static/c.jpg" alt="A floor" loading="lazy"/></picture>`;

/** The end of a page, as Gatsby 5.16 writes it. */
const gatsbyScripts = `<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="54d7";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

interface PageParts {
  main?: string;
  head?: string;
  path?: string;
}

/** A page as Gatsby builds it. */
export function gatsbyPage({
  main = `<h1>Tiles</h1>${hero}${lazyPicture}`,
  head = "",
  path = "/areas/chelsea",
}: PageParts = {}): string {
  const image = `${website}/share${path === "/" ? "/home" : path.replace(".html", "")}.jpg`;
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta property="og:title" content="Tiles in Chelsea | The Tiler" data-gatsby-head="true"/><meta property="og:image" content="${image}"/><meta property="og:image:alt" content="A green bathroom"/><style data-emotion="css a">a{color:red}</style><title data-gatsby-head="true">Tiles</title><script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script><script type="application/ld+json" data-gatsby-head="true">{"@graph":[]}</script>${head}</head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>${main}</main></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>${gatsbyScripts}</body></html>`;
}

/** What webpack wrote for it. */
export const chunks: Chunks = {
  namedChunkGroups: {
    app: { assets: [{ name: "webpack-runtime-1.js" }, { name: "app-2.js" }] },
    area: { assets: [{ name: "area-3.js" }] },
  },
};
