import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface BuiltPicture {
  /** The file that a page offers, below the built site. */
  file: string;
  format: "avif" | "webp";
  /** The file it was made from. */
  master: string;
}

/** Where Gatsby puts a picture: a folder named by the MD5 of its master, one in it by what was asked for. */
const address = /\/static\/([0-9a-f]{32})\/\w+\/[^"\s,\\]+\.(avif|webp)/g;

/** Keeps, without loss, what src/gatsby/node/pictures cuts before Gatsby makes its sizes: a master, too. */
const cutFolder = ".cache/caches/gatsby-source-filesystem";

/** Every picture that the pages of a built site offer, in their HTML or, in the lightbox, by their data. */
export async function builtPictures(site: string, masterFolder: string): Promise<BuiltPicture[]> {
  const cut = await masterFiles(cutFolder).catch(() => []);
  const masters = new Map([...(await masterFiles(masterFolder)), ...cut]);
  const pages = (await filesIn(site)).filter((file) => /\.(html|json)$/.test(file));
  const found = new Map<string, BuiltPicture>();
  for (const page of pages)
    for (const [path, digest = "", format] of (await readFile(page, "utf8")).matchAll(address)) {
      const master = masters.get(digest);
      if (master === undefined)
        throw new Error(`${page} shows ${path}, which was made of nothing in ${masterFolder}`);
      found.set(path, { file: join(site, path), format: format === "avif" ? "avif" : "webp", master });
    }
  return [...found.values()].sort((one, other) => one.file.localeCompare(other.file));
}

async function masterFiles(folder: string): Promise<[string, string][]> {
  return Promise.all((await filesIn(folder)).map(named));
}

async function named(file: string): Promise<[string, string]> {
  const digest = createHash("md5").update(await readFile(file));
  return [digest.digest("hex"), file];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
