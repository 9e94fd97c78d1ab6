import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";
import { inspectBytes, inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import type { Change } from "../../src/editor/change/change";
import { staleTexts } from "../../src/editor/change/changed-files";
import { checkChange } from "../../src/editor/change/check-change";
import { StaleError } from "../../src/editor/store/store";
import { changeFiles, type FileChange, isPicture, writableFile } from "./change-files";
import type { History } from "./kept-history";
import { Refusal } from "./refusal";

export async function readContent(folder: string) {
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

/** Makes a change on what was read where the content is whole afterwards, and keeps what was there before. */
export async function makeChange(folder: string, history: History, change: Change): Promise<void> {
  const content = { revision: "", ...(await readContent(folder)) };
  const stale = staleTexts(change, content.files);
  if (stale.length > 0) throw new StaleError(stale);
  const files = await fileChange(folder, history, change);
  const before: PictureInspector = (path) => inspectPicture(join(folder, path));
  /** What the build will find: pictures that are stored with the change, and those that stay. */
  const after: PictureInspector = async (path) => {
    const file = join(folder, path);
    const bytes = files.writes.get(file);
    if (bytes instanceof Buffer) return inspectBytes(bytes);
    return files.removals.includes(file) ? "missing" : before(path);
  };
  const errors = await checkChange(content, change, { before, after });
  if (errors.length > 0) throw new Refusal(formatValidationErrors(errors));
  await changeFiles(folder, files);
}

/**
 * What a change, and its record, do to files. Pictures come before texts: a site that is being watched finds what an entry
 * names.
 */
export async function fileChange(folder: string, history: History, change: Change): Promise<FileChange> {
  const file = (path: string) => writableFile(folder, path);
  const writes = new Map<string, string | Buffer>();
  const removals: string[] = [];
  const deleted = new Map<string, Buffer>();
  for (const picture of change.pictures) {
    const { kind, path } = picture;
    if (kind === "added") writes.set(file(path), Buffer.from(await picture.bytes.arrayBuffer()));
    if (kind === "moved") {
      writes.set(file(path), stamped(await readFile(file(picture.from)), path));
      removals.push(file(picture.from));
    }
    if (kind === "removed") {
      deleted.set(path, await readFile(file(path)));
      removals.push(file(path));
    }
    if (kind === "restored") {
      const bytes = await history.deletedPicture(picture.removedBy, path);
      if (!bytes) throw new Refusal("One of its pictures is no longer kept, so it cannot come back.");
      writes.set(file(path), bytes);
    }
  }
  for (const { path, after } of change.texts)
    if (after === undefined) removals.push(file(path));
    else writes.set(file(path), after);
  return { writes: new Map([...(await history.record(change, deleted)), ...writes]), removals };
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
