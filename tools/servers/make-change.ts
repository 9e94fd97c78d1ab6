import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { picturePaths, storedPictures } from "../../src/editor/build/stored-pictures";
import { StaleError, type StoredContent } from "../../src/editor/store/store";
import { pictureFile, writableFile } from "./writable-file";
import { writeWhole } from "./write-whole";

/** The files of a folder. Their version depends on its pictures, too, so that the editor lists one that somebody has copied there. */
async function readFiles(folder: string) {
  const files = await readContentFiles(folder);
  const content = JSON.stringify([files, await picturePaths(folder)]);
  return { files, version: createHash("sha256").update(content).digest("hex") };
}

/** All content of a folder, with the sizes of its pictures. */
export const readContent = async (folder: string): Promise<StoredContent> => ({
  ...(await readFiles(folder)),
  pictures: await storedPictures(folder),
});

/** A change that the browser has checked against a version of the content. A removed file has no `after`. */
export interface SentChange {
  files: readonly { path: string; after?: string | undefined }[];
  version: string;
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Makes a change if the content is still the version that it was made from. Writes whole files, one after the other. If that fails
 * half-way, git shows which files were written.
 */
export async function makeChange(folder: string, { files, version, pictures }: SentChange): Promise<void> {
  if ((await readFiles(folder)).version !== version) throw new StaleError();
  const added = [...pictures].map(([path, bytes]) => ({ file: pictureFile(folder, path), bytes }));
  const changes = files.map(({ path, after }) => ({ file: writableFile(folder, path), after }));
  for (const { file, bytes } of added) await writeWhole(file, bytes);
  for (const { file, after } of changes) if (after !== undefined) await writeWhole(file, after);
  for (const { file, after } of changes) if (after === undefined) await rm(file, { force: true });
}
