import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "../../content/types/redirects";
import { headersFile } from "./headers-file";
import { packFiles } from "./pack-files";
import { redirectFiles } from "./redirects";

/** Writes the files that hosts and robots read, and compressed copies of all texts. */
export async function writeHostFiles(
  folder: string,
  website: string,
  moved: readonly Redirect[],
): Promise<void> {
  await writeFile(join(folder, "_headers"), headersFile());
  for (const [name, text] of Object.entries(redirectFiles(moved))) await writeFile(join(folder, name), text);
  await writeFile(join(folder, "robots.txt"), robotsText(website));
  await packFiles(folder);
}

/** Everything but the editor may be crawled. */
function robotsText(website: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;
}
