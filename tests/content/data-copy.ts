import { cp, writeFile } from "node:fs/promises";
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
  };
}
