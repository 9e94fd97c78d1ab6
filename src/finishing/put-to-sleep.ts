import { type PageScripts, wakeLoader } from "./wake-loader";

/** What Gatsby writes at the end of every page: numbers and three scripts, between two comments. */
const gatsbyScripts =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Takes Gatsby's scripts out of a page and puts the loader that brings them when they are needed into its head. */
export function putToSleep(html: string, atOnce = false): string {
  const [block, text] = gatsbyScripts.exec(html) ?? [];
  if (block === undefined || text === undefined)
    throw new Error("Gatsby's scripts are not where they used to be: look at the end of a page in public/");
  const loader = `<script>${wakeLoader(scriptsIn(text), atOnce)}</script>`;
  return html.replace(block, "").replace("</head>", () => `${loader}</head>`);
}

function scriptsIn(text: string): PageScripts {
  const [, compilationHash] = /___webpackCompilationHash="([^"]*)"/.exec(text) ?? [];
  const addresses = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, address = ""]) => address);
  if (compilationHash === undefined || addresses.length === 0)
    throw new Error("Gatsby's scripts do not look as they used to: look at the end of a page in public/");
  return { compilationHash, addresses };
}
