import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import type { Change, Content } from "../../src/editor/change/change";
import { staleTexts } from "../../src/editor/change/changed-files";
import { StaleError } from "../../src/editor/store/store";
import { type FileChange, isPicture, pictureFile, writableFile } from "./change-files";
import type { Kept } from "./kept";
import { Refusal } from "./refusal";

/** All content of a folder. */
export async function readContent(folder: string): Promise<Content> {
  const names = await readdir(join(folder, "images"), { recursive: true });
  const paths = names.map((name) => `images/${name.split(sep).join("/")}`).sort();
  const pictures = paths.filter(isPicture).map(async (path) => {
    const size = await sharp(join(folder, path))
      .metadata()
      .catch(() => undefined); // One that cannot be read has none.
    return size ? { path, width: size.width, height: size.height } : { path };
  });
  return { files: await readContentFiles(folder), pictures: await Promise.all(pictures) };
}

/**
 * What a change and its record do to files, if it was made on what is there; the editor has checked it. Pictures come
 * before texts: a site that is being watched finds what an entry names.
 */
export async function planChange(folder: string, kept: Kept, change: Change): Promise<FileChange> {
  const content = await readContent(folder);
  if (staleTexts(change.texts, content).length > 0) throw new StaleError();
  const writes = new Map<string, string | Buffer>([await kept.record(change)]);
  const removals: string[] = [];
  for (const { kind, path } of change.pictures) {
    const [own, other] = [pictureFile(folder, path), kept.picture(path)];
    const [from, to] = kind === "added" ? [other, own] : [own, other];
    const bytes = await readFile(from).catch(() => undefined);
    if (!bytes) throw new Refusal("One of its pictures is no longer kept, so it cannot come back.");
    writes.set(to, bytes);
    removals.push(from);
  }
  for (const { path, after } of change.texts)
    if (after === undefined) removals.push(writableFile(folder, path));
    else writes.set(writableFile(folder, path), after);
  return { writes, removals };
}
