import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Redirect } from "../../content/types/redirects";
import { folderRedirects } from "../../routes/folder-redirects";
import { headersFile } from "./response-headers";

/** Writes the files that hosts and robots read, and compressed copies of all text files. */
export async function writeHostFiles(
  folder: string,
  website: string,
  moved: readonly Redirect[],
): Promise<void> {
  const files = { _headers: headersFile(), ...redirectFiles(moved), "robots.txt": robotsText(website) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await packFiles(folder);
}

/** The redirects of moved pages in the format of each host; hosting/ contains the rest for nginx and Caddy. */
function redirectFiles(moved: readonly Redirect[]): Readonly<Record<string, string>> {
  const lines = (line: (redirect: Redirect) => string, redirects = moved) =>
    redirects.map((redirect) => `${line(redirect)}\n`).join("");
  return {
    // Netlify and Cloudflare Pages lead from /x/ to /x by themselves.
    // The first that fits counts, so the owner's come first.
    _redirects: lines(({ from, to }) => `${from} ${to} 301`, [...moved, ...folderRedirects]),
    "_redirects.nginx": lines(
      ({ from, to }) => `rewrite ^${from.replaceAll(".", "\\.")}/?$ ${to} permanent;`,
    ),
    // Caddy 2.6 does not start where a file that it imports is empty.
    "_redirects.caddy": `# Pages that moved\n${lines(({ from, to }) => `redir ${from} ${to}{question} permanent`)}`,
  };
}

/** Robots may crawl everything but the editor. */
const robotsText = (website: string) => `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;

/** Text formats; pictures and fonts are compressed already. */
const texts = ["html", "css", "txt", "xml", "js", "json", "yml", "webmanifest", "svg"];

/** In bytes. A smaller file fits into one network packet uncompressed. */
const smallest = 1024;

/**
 * Writes a brotli and a gzip copy beside every text file, for servers that send precompressed files. Copies from an earlier
 * build are removed first: a server would send them instead of the changed page.
 */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(file)));
  await Promise.all(files.filter((file) => texts.includes(extname(file).slice(1))).map(packFile));
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

async function packFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallest) return;
  // Visitors wait for pages, so those get quality 11; for scripts and data, 9 takes a tenth of the time.
  const quality = file.endsWith(".html") ? 11 : 9;
  await writeFile(
    `${file}.br`,
    await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}
