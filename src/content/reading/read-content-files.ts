import { readdir, readFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { isContentFile } from "./file-path";

/** A JSON file of the content, as read. */
export interface ContentFile {
  /** Path below data/, with forward slashes. */
  path: string;
  text: string;
}

/** Reads every file below a folder that Gatsby would take for content, in the order of their paths. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const names = await readdir(folder, { recursive: true });
  const read = names
    .filter((name) => isContentFile(basename(name)))
    .map(async (name) => ({
      path: name.split(sep).join("/"),
      text: await readFile(join(folder, name), "utf8"),
    }));
  const files: ContentFile[] = await Promise.all(read);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
