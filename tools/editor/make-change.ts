import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";
import { inspectBytes, inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import type { Change } from "../../src/editor/change/change";
import { staleTexts } from "../../src/editor/change/changed-files";
import { checkChange } from "../../src/editor/change/check-change";
import type { Content } from "../../src/editor/store/store";
import { changeFiles, type FileChange } from "./change-files";
import { picturePaths } from "./content-paths";
import type { History } from "./kept-history";
import { Refusal } from "./refusal";
import { isPicture, writableFile } from "./writable-file";

/** Thrown where texts have been changed since they were read. */
export class Stale extends Error {
  constructor(readonly paths: readonly string[]) {
    super("Changed since it was read");
  }
}

export async function readContent(folder: string): Promise<Omit<Content, "revision">> {
  const pictures = (await picturePaths(folder)).filter(isPicture).sort();
  return { files: await readContentFiles(folder), pictures: pictures.map((path) => ({ path })) };
}

/**
 * Makes a change on what was read where the content is whole afterwards, and keeps what was there before: all of it, or
 * nothing. Pictures come before texts: a site that is being watched finds what an entry names.
 */
export async function makeChange(folder: string, history: History, change: Change): Promise<void> {
  const content = { revision: "", ...(await readContent(folder)) };
  const stale = staleTexts(change, content.files);
  if (stale.length > 0) throw new Stale(stale);
  const added = await writtenPictures(folder, change, history);
  const stored: PictureInspector = (path) => inspectPicture(join(folder, path));
  const errors = await checkChange(content, change, {
    before: stored,
    after: inspectorAfter(change, added, stored),
  });
  if (errors.length > 0) throw new Refusal(formatValidationErrors(errors));
  const deleted = new Map<string, Buffer>();
  for (const { kind, path } of change.pictures)
    if (kind === "removed") deleted.set(path, await readFile(writableFile(folder, path)));
  await changeFiles(folder, fileChange(folder, change, added, await history.record(change, deleted)));
}

/** What a change does to files. */
export function fileChange(
  folder: string,
  { texts, pictures }: Change,
  added: ReadonlyMap<string, Buffer>,
  records: FileChange["writes"],
): FileChange {
  const file = (path: string) => writableFile(folder, path);
  const written = texts.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after] as const]));
  const gone = texts.flatMap(({ path, after }) => (after === undefined ? path : []));
  const left = pictures.flatMap((picture) =>
    picture.kind === "removed" ? picture.path : picture.kind === "moved" ? picture.from : [],
  );
  const all = [...added, ...written].map(([path, content]) => [file(path), content] as const);
  return { writes: new Map([...records, ...all]), removals: [...left, ...gone].map(file) };
}

/** The bytes of new pictures, of those that come back, and of those that move. */
export async function writtenPictures(folder: string, { pictures }: Change, history: History) {
  const added = new Map<string, Buffer>();
  for (const picture of pictures) {
    const { path } = picture;
    if (picture.kind === "added") added.set(path, Buffer.from(await picture.bytes.arrayBuffer()));
    if (picture.kind === "moved")
      added.set(path, stamped(await readFile(writableFile(folder, picture.from)), path));
    if (picture.kind !== "restored") continue;
    const bytes = await history.deletedPicture(picture.removedBy, path);
    if (!bytes) throw new Refusal("One of its pictures is no longer kept, so it cannot come back.");
    added.set(path, bytes);
  }
  return added;
}

const stamp = Buffer.from("stored at ");

/**
 * A JPEG with its path in a comment. Gatsby knows the sizes that it has yet to make of a picture by its bytes, and keeps the
 * path at which it found them first: asked for one after the picture has moved, `npm start` would die (5.16.1).
 */
function stamped(picture: Buffer, path: string): Buffer {
  if (picture.readUInt16BE(0) !== 0xffd8) return picture;
  const head = picture.readUInt16BE(2) === 0xffe0 ? 4 + picture.readUInt16BE(4) : 2;
  const isStamped = picture.readUInt16BE(head) === 0xfffe && picture.subarray(head + 4).indexOf(stamp) === 0;
  const rest = isStamped ? head + 2 + picture.readUInt16BE(head + 2) : head;
  const words = Buffer.concat([stamp, Buffer.from(path)]);
  const comment = Buffer.from([0xff, 0xfe, 0, 0]);
  comment.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([picture.subarray(0, head), comment, words, picture.subarray(rest)]);
}

/** What the build will find: pictures that are stored with the change, and those that are there or move. */
function inspectorAfter(
  { pictures }: Change,
  added: ReadonlyMap<string, Buffer>,
  stored: PictureInspector,
): PictureInspector {
  const gone = new Set(
    pictures.flatMap((one) => (one.kind === "removed" ? one.path : one.kind === "moved" ? one.from : [])),
  );
  return async (path) => {
    const bytes = added.get(path);
    if (bytes) return inspectBytes(bytes);
    return gone.has(path) ? "missing" : stored(path);
  };
}
