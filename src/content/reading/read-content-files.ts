import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { isContentFile } from "./file-path";

/** A JSON file of the content, as read. */
export interface ContentFile {
  /** Path below data/, with forward slashes. */
  path: string;
  text: string;
  /** Why the file cannot be read as text. */
  fault?: string;
}

/** Reads every file below a folder that Gatsby would take for content, in the order of their paths. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  // Without their types: files and folders in OneDrive pass for links there, but have no other real path.
  const [names, top] = await Promise.all([readdir(folder, { recursive: true }), realpath(folder)]);
  const read = names
    .filter((name) => isContentFile(basename(name)))
    .map(async (name) => {
      const file = join(folder, name);
      if ((await stat(file)).isDirectory()) return [];
      const path = name.split(sep).join("/");
      if ((await realpath(file)) !== join(top, name)) return [{ path, text: "", fault: link }];
      return [{ path, ...decode(await readFile(file)) }];
    });
  const files: ContentFile[] = (await Promise.all(read)).flat();
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

const link = "This is a link, or lies in a folder that is one: put a copy of it in its place.";

const wrongEncoding =
  "This file is not in UTF-8 without a byte order mark: save it so. In Notepad, Save as › Encoding › UTF-8.";

/** Decodes strictly: a wrong encoding would reach visitors as �. UTF-16 without a mark is full of NULs. */
function decode(bytes: Buffer): Pick<ContentFile, "text" | "fault"> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return /^\ufeff|\0/.test(text) ? { text: "", fault: wrongEncoding } : { text };
  } catch {
    return { text: "", fault: wrongEncoding };
  }
}
