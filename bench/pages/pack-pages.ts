import { lstat, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A site in the temporary folder with some pages of the built one, changed, packed as hosts keep them, and its other files. */
export async function packPages(
  builtFolder: string,
  files: readonly string[],
  change: (html: string) => string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
  for (const file of files) {
    const html = change(await readFile(join(builtFolder, file), "utf8"));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(html));
  }
  for (const name of await readdir(builtFolder))
    if (await isFree(join(folder, name))) await symlink(resolve(builtFolder, name), join(folder, name));
  return folder;
}

const isFree = (path: string) =>
  lstat(path).then(
    () => false,
    () => true,
  );
