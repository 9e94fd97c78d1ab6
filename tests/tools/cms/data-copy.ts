import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { contentFolder } from "../../content/valid-content";

/** A folder with a copy of the content that a test may change. Pictures are only linked. */
export async function copyData() {
  const folder = await mkdtemp(join(tmpdir(), "edited-data-"));
  await cp(contentFolder, join(folder, "data"), {
    recursive: true,
    filter: (path) => path !== join(contentFolder, "images"),
  });
  await symlink(resolve(contentFolder, "images"), join(folder, "data/images"));
  return {
    folder,
    data: join(folder, "data"),
    write: (path: string, content: unknown) =>
      writeFile(join(folder, "data", path), JSON.stringify(content, null, 2)),
    remove: () => rm(folder, { recursive: true }),
  };
}
