import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fixtureFolder } from "./fixture";
import { temporaryFolder } from "./temporary-folder";

/** A folder with a copy of the content that a test may change. */
export async function copyData() {
  const folder = temporaryFolder();
  await cp(fixtureFolder, join(folder, "data"), { recursive: true });
  return {
    folder,
    data: join(folder, "data"),
    write: (path: string, content: unknown) =>
      writeFile(join(folder, "data", path), JSON.stringify(content, null, 2)),
  };
}
