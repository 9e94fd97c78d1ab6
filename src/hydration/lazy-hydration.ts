import { attribute, HydrationData, HydrationRel } from "./attributes";
import { compileLoader } from "./compile-loader";
import type { HydrationFile } from "./hydration-files";

/** What Gatsby writes at the end of every page: numbers and three scripts, between two comments. */
const gatsbyScripts =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

interface LazyHydrationOptions {
  /** What the page needs besides Gatsby's scripts when it is hydrated. */
  files?: readonly HydrationFile[];
  /** Hydrate at once, to compare. */
  atOnce?: boolean;
}

/** Takes Gatsby's scripts out of a page and puts the loader that brings them when they are needed into its head. */
export function makeHydrationLazy(
  html: string,
  { files = [], atOnce = false }: LazyHydrationOptions = {},
): string {
  const [block, text] = gatsbyScripts.exec(html) ?? [];
  if (block === undefined || text === undefined)
    throw new Error("Gatsby's scripts are not where they used to be: look at the end of a page in public/");
  const { compilationHash, addresses } = scriptsIn(text);
  const later = [
    ...addresses.map((address) => `<link rel="${HydrationRel.lazy}" href="${address}"/>`),
    ...files.map(laterLink),
  ].join("");
  const loader = `<script>${loaderOf(compilationHash, atOnce)}</script>`;
  return html.replace(block, "").replace("</head>", () => `${later}${loader}</head>`);
}

/** XMLHttpRequest finds what was fetched ahead only where the request was made in the same mode. */
function laterLink({ as, address }: HydrationFile): string {
  const mode = as === "fetch" ? ' crossorigin="anonymous"' : "";
  return `<link rel="${HydrationRel.lazy}" ${attribute(HydrationData.as)}="${as}"${mode} href="${address}"/>`;
}

function scriptsIn(text: string) {
  const [, compilationHash] = /___webpackCompilationHash="([^"]*)"/.exec(text) ?? [];
  const addresses = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, address = ""]) => address);
  if (compilationHash === undefined || addresses.length === 0)
    throw new Error("Gatsby's scripts do not look as they used to: look at the end of a page in public/");
  return { compilationHash, addresses };
}

const compiled = new Map<string, string>();

/** The loader, compiled once for all pages. */
function loaderOf(compilationHash: string, atOnce: boolean): string {
  const key = `${compilationHash} ${atOnce}`;
  const loader = compiled.get(key) ?? compileLoader({ compilationHash, atOnce });
  compiled.set(key, loader);
  return loader;
}
