import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import type { Content, PastChange } from "../../src/editor/change/change";
import { staleTexts } from "../../src/editor/change/changed-files";
import { StaleError } from "../../src/editor/store/store";
import { isPicture, writableFile } from "./change-files";
import type { History } from "./kept-history";
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

interface SentChange {
  change: PastChange;
  /** The pictures that it adds, by their paths. */
  bytes: Readonly<Record<string, Buffer>>;
}

/**
 * What a change and its record do to files, if it was made on what is there; the editor has checked it. Pictures come
 * before texts: a site that is being watched finds what an entry names. The history keeps it under `id`.
 */
export async function planChange(folder: string, history: History, { change, bytes }: SentChange) {
  const content = await readContent(folder);
  const stale = staleTexts(change.texts, content);
  if (stale.length > 0) throw new StaleError(stale);
  const file = (path: string) => writableFile(folder, path);
  const added = new Map<string, Buffer>();
  const deleted = new Map<string, Buffer>();
  const removals: string[] = [];
  for (const picture of change.pictures) {
    const { kind, path } = picture;
    if (kind === "moved" || kind === "removed") {
      const from = kind === "moved" ? picture.from : path;
      const own = await readFile(file(from));
      removals.push(file(from));
      if (kind === "removed") deleted.set(path, own);
      else added.set(file(path), stamped(own, path));
    } else {
      const own = kind === "restored" ? await history.deletedPicture(picture.removedBy, path) : bytes[path];
      if (!own) throw new Refusal("One of its pictures is no longer kept, so it cannot come back.");
      added.set(file(path), own);
    }
  }
  const { id, writes } = await history.record(change, deleted);
  for (const [file, bytes] of added) writes.set(file, bytes);
  for (const { path, after } of change.texts)
    if (after === undefined) removals.push(file(path));
    else writes.set(file(path), after);
  return { id, writes, removals };
}

const stamp = Buffer.from("\nstored at ");

/**
 * A picture with its path behind its end, where nothing reads on. Gatsby knows the sizes that it has yet to make of a
 * picture by its bytes, and keeps the path at which it found them first: asked for one after the picture has moved,
 * `npm start` would die (5.16.1).
 */
function stamped(picture: Buffer, path: string): Buffer {
  const end = picture.lastIndexOf(stamp);
  return Buffer.concat([end < 0 ? picture : picture.subarray(0, end), stamp, Buffer.from(path)]);
}
