import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "../../content/types/redirects";
import { homeSection, pagePaths } from "../../routes/page-paths";
import { packFiles } from "./pack-files";
import { headersFile } from "./response-headers";

/** Writes the files that hosts and robots read, and compressed copies of all texts. */
export async function writeHostFiles(
  folder: string,
  website: string,
  moved: readonly Redirect[],
): Promise<void> {
  const files = { _headers: headersFile(), ...redirectFiles(moved), "robots.txt": robotsText(website) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await packFiles(folder);
}

/** People shorten addresses to a folder of pages; these lead to where its pages are listed. */
export const folderRedirects: readonly Redirect[] = [
  { from: pagePaths.area("").slice(0, -1), to: pagePaths.areasCovered },
  { from: pagePaths.service("").slice(0, -1), to: homeSection("services") },
];

/** The redirects of moved pages in the format of each host; hosting/ contains the rest for nginx and Caddy. */
function redirectFiles(moved: readonly Redirect[]): Readonly<Record<string, string>> {
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

/** Everything but the editor may be crawled. */
const robotsText = (website: string) => `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;
