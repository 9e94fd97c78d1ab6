import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pictures and fonts are packed already. */
const texts = ["html", "css", "txt", "xml", "js", "json", "yml", "webmanifest", "svg"];

/** Smaller files fit into one network packet as they are. */
const smallest = 1024;

/**
 * Puts a brotli and a gzip copy next to every text of the site, for servers that send such copies as they are. Those of
 * an earlier build go first: a server would send them in place of a page that has changed since.
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
  // Visitors wait for pages; for scripts and data, 9 is enough and takes a tenth of the time.
  const quality = file.endsWith(".html") ? 11 : 9;
  await writeFile(
    `${file}.br`,
    await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}
