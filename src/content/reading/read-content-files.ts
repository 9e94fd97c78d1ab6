import { readdir, readFile } from "node:fs/promises";
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
  const names = await readdir(folder, { recursive: true });
  const read = names
    .filter((name) => isContentFile(basename(name)))
    .map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return { path: name.split(sep).join("/"), ...decode(bytes) };
    });
  const files: ContentFile[] = await Promise.all(read);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Decodes strictly: another encoding, such as that of an old editor, would reach visitors as �. */
function decode(bytes: Buffer): Pick<ContentFile, "text" | "fault"> {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { text: "", fault: "This file is not in UTF-8: save it in UTF-8." };
  }
}
