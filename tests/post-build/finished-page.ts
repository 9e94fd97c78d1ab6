import { compileLoader } from "../../src/hydration/inline-scripts/compile-loader";
import { parsePage } from "../../src/page-tree/page-tree";
import { checkPage } from "../../src/post-build/checks/check-page";
import type { SiteFacts } from "../../src/post-build/checks/site-facts";
import { earlyScript } from "../../src/post-build/html/early-script";
import { transformPage } from "../../src/post-build/html/transform-page";
import { chunks, gatsbyPage, website } from "./gatsby-page";

const path = "/areas/chelsea";
const mailOrigin = "https://mail.example";
const files = ["/webpack-runtime-1.js", "/app-2.js", "/area-3.js", "/share/areas/chelsea.jpg"];
const data = ["/page-data/app-data.json", "/page-data/areas/chelsea/page-data.json"];

/** What Gatsby's client will load for the page. */
export const content = { json: { data: { area: { name: "Chelsea" } } }, staticQueryResults: {} };

/** The site around the page. */
export const site: SiteFacts = {
  website,
  mailOrigin,
  loader: compileLoader({ compilationHash: "54d7", atOnce: false }),
  entryScripts: ["/webpack-runtime-1.js", "/app-2.js"],
  earlyScript: earlyScript().address,
  files: new Set([...files, ...data, earlyScript().address]),
  homePictureAlt: "The home page's bathroom",
};

/** A page as visitors get it. */
export function finishedPage(html = gatsbyPage()): string {
  const parts = { path, html, content, componentChunkName: "area", staticQueryHashes: [] };
  return transformPage(parts, { mailOrigin, chunks, hydrateAtOnce: false });
}

/** A text with something changed on purpose; there must be something to change. */
export function damaged(html: string, from: string | RegExp, to: string): string {
  const changed = html.replace(from, () => to);
  if (changed === html) throw new Error(`There is no ${from} to damage`);
  return changed;
}

/** What the checks say of a page. */
export function faultsIn(html: string, around: Partial<SiteFacts> = {}): string[] {
  return checkPage(parsePage(html, path), { ...site, ...around }).map((fault) =>
    fault.slice(path.length + 1),
  );
}
