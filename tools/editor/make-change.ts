import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { storedPictures } from "../../src/editor/build/pictures";
import type { Change } from "../../src/editor/site/change";
import type { Content } from "../../src/editor/site/site";
import { StaleError } from "../../src/editor/store/store";
import { writeWhole } from "../write-whole";
import { writableFile } from "./writable-file";

async function readFiles(folder: string) {
  const files = await readContentFiles(folder);
  return { files, version: createHash("sha256").update(JSON.stringify(files)).digest("hex") };
}

/** All content of a folder, with the sizes of its pictures. The version is that of the texts: a new picture changes nothing by itself. */
export const readContent = async (folder: string): Promise<Content> => ({
  ...(await readFiles(folder)),
  pictures: await storedPictures(folder),
});

/**
 * Makes a change if the content is still the version that it was made from, with which the browser has checked it. Writes whole files, one
 * after the other; where that fails half-way, git shows what was written.
 */
export async function makeChange(folder: string, { texts }: Change, version: string): Promise<void> {
  if ((await readFiles(folder)).version !== version) throw new StaleError();
  const changes = texts.map(({ path, after }) => ({ file: writableFile(folder, path), after }));
  for (const { file, after } of changes) if (after !== undefined) await writeWhole(file, after);
  for (const { file, after } of changes) if (after === undefined) await rm(file, { force: true });
}
