import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file in the folder of pictures, by its path below data/. */
export async function picturePaths(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    );
}
