import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file in the folder of pictures, by its path below data/: images/hero/wide.jpg. */
export function picturePaths(folder: string): Promise<string[]> {
  return pathsIn(folder, "images");
}

/** Every file in the folder of the content, pictures included, by its path below it. */
export function contentPaths(folder: string): Promise<string[]> {
  return pathsIn(folder, "");
}

async function pathsIn(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    );
}
