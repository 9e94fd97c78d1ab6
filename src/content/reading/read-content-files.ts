import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isContentFile } from "./file-path";
import { type JsonFault, jsonFault } from "./json-fault";

/** A JSON file of the content, as read. */
export interface ContentFile {
  /** Path below data/, with forward slashes. */
  path: string;
  text: string;
  /** Why the file cannot be read as content. */
  fault?: JsonFault;
}

/** Reads every file below a folder that Gatsby would take for content, in the order of their paths. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory() && isContentFile(entry.name))
    .map((entry) => ({ place: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  return Promise.all(
    files.map(async ({ place, isFile }): Promise<ContentFile> => {
      const path = relative(folder, place).split(sep).join("/");
      return isFile ? { path, ...decode(await readFile(place)) } : { path, text: "", fault: symbolicLink };
    }),
  );
}

const symbolicLink = {
  found: "a symbolic link",
  expected: "a file of its own",
  remedy: "Put a copy of the file in its place.",
};

const wrongEncoding = {
  found: "a file in another encoding than UTF-8",
  expected: "text in UTF-8",
  remedy: "Save it as UTF-8: in Notepad, Save as › Encoding › UTF-8.",
};

const byteOrderMark = {
  found: "a byte order mark before the text",
  expected: "UTF-8 without it",
  remedy: "Save it as UTF-8 without BOM: in Notepad, Save as › Encoding › UTF-8.",
};

/** Decodes strictly, and looks for faults of the JSON: a wrong encoding would otherwise reach visitors as �. UTF-16 without a mark is full of NULs. */
function decode(bytes: Buffer): Pick<ContentFile, "text" | "fault"> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.includes("\u0000")) return { text: "", fault: wrongEncoding };
    if (text.startsWith("\ufeff")) return { text: "", fault: byteOrderMark };
    const fault = jsonFault(text);
    return fault ? { text, fault } : { text };
  } catch {
    return { text: "", fault: wrongEncoding };
  }
}
