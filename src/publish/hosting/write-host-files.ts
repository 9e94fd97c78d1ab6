import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "../../content/types/redirects";
import { headersFile } from "./response-headers";

/** Writes the files that hosts and robots read. */
export async function writeHostFiles(
  folder: string,
  website: string,
  moved: readonly Redirect[],
): Promise<void> {
  const files = {
    _headers: headersFile(),
    _redirects: redirectsText(moved),
    "robots.txt": robotsText(website),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Netlify and Cloudflare Pages lead from /x/ to /x by themselves. */
const redirectsText = (moved: readonly Redirect[]) =>
  moved
    .map(
      ({ from, to }) => `${from} ${to} 301
`,
    )
    .join("");

/** Robots may crawl everything but the editor. */
const robotsText = (website: string) => `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;
