import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripPage } from "./strip-page";

/** A site of stripped pages in the temporary folder, with the pictures of the built one. */
export async function stripSite(builtFolder: string, files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-stripped-"));
  for (const file of files) {
    const html = await readFile(join(builtFolder, file), "utf8");
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), stripPage(html));
  }
  for (const name of ["static", "favicon.svg"]) await symlink(resolve(builtFolder, name), join(folder, name));
  return folder;
}
