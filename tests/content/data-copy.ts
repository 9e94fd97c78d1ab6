import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder";
import { contentFolder } from "./valid-content";

/** A folder with a copy of the content that a test may change. */
export async function copyData() {
  const folder = temporaryFolder();
  await cp(contentFolder, join(folder, "data"), { recursive: true });
  return {
    folder,
    data: join(folder, "data"),
    write: (path: string, content: unknown) =>
      writeFile(join(folder, "data", path), JSON.stringify(content, null, 2)),
    /** Every file as it is now, by its path below data/. */
    files: () => filesIn(join(folder, "data")),
  };
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.includes("."));
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), "latin1")] as const);
  return Object.fromEntries(await Promise.all(files));
}
