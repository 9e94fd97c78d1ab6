import type { Redirect } from "../../content/types/redirects";
import { homeSection, pagePaths } from "../../routes/page-paths";

/** People shorten addresses to a folder of pages; these lead to where its pages are listed. */
export const folderRedirects: readonly Redirect[] = [
  { from: pagePaths.area("").slice(0, -1), to: pagePaths.areasCovered },
  { from: pagePaths.service("").slice(0, -1), to: homeSection("services") },
];

/** The redirects of moved pages in the format of each host; hosting/ contains the rest for nginx and Caddy. */
export function redirectFiles(moved: readonly Redirect[]): Readonly<Record<string, string>> {
  const lines = (line: (redirect: Redirect) => string, redirects = moved) =>
    redirects.map((redirect) => `${line(redirect)}\n`).join("");
  return {
    // Netlify and Cloudflare Pages lead from /x/ to /x by themselves.
    _redirects: lines(({ from, to }) => `${from} ${to} 301`, [...folderRedirects, ...moved]),
    "_redirects.nginx": lines(
      ({ from, to }) => `rewrite ^${from.replaceAll(".", "\\.")}/?$ ${to} permanent;`,
    ),
    // Caddy 2.6 does not start where a file that it imports is empty.
    "_redirects.caddy": `# Pages that moved\n${lines(({ from, to }) => `redir ${from} ${to}{question} permanent`)}`,
  };
}
