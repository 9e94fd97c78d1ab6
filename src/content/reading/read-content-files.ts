import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A JSON file of the content, as read. */
export interface ContentFile {
  /** Path below data/, with forward slashes. */
  path: string;
  text: string;
}

/** Reads every .json file below a folder, in the order of their paths. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).split(sep).join("/"),
      text: await readFile(path, "utf8"),
    })),
  );
}
