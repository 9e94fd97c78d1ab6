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
  const added = await addedPictures(change, history);
  const stored: PictureInspector = (path) => inspectPicture(join(folder, path));
  const errors = await checkChange(content, change, {
    before: stored,
    after: inspectorAfter(change, added, stored),
  });
  if (errors.length > 0) throw new Refusal(formatValidationErrors(errors));
  const file = (path: string) => writableFile(folder, path);
  const removed = change.pictures.flatMap(({ kind, path }) => (kind === "removed" ? path : []));
  const deleted = new Map<string, Buffer>();
  for (const path of removed) deleted.set(path, await readFile(file(path)));
  await changeFiles(folder, fileChange(folder, change, added, await history.record(change, deleted)));
}

/** What a change does to files. */
export function fileChange(
  folder: string,
  change: Change,
  added: ReadonlyMap<string, Buffer>,
  records: FileChange["writes"],
): FileChange {
  const file = (path: string) => writableFile(folder, path);
  const removed = change.pictures.flatMap(({ kind, path }) => (kind === "removed" ? path : []));
  const texts = change.texts.flatMap(({ path, after }) =>
    after === undefined ? [] : [[path, after] as const],
  );
  const gone = change.texts.flatMap(({ path, after }) => (after === undefined ? path : []));
  return {
    moves: change.pictures.flatMap((picture) =>
      picture.kind === "moved" ? { from: file(picture.from), to: file(picture.path) } : [],
    ),
    writes: new Map([
      ...records,
      ...[...added, ...texts].map(([path, content]) => [file(path), content] as const),
    ]),
    removals: [...removed, ...gone].map(file),
  };
}

/** The bytes of new pictures, and of those that come back. */
async function addedPictures({ pictures }: Change, history: History): Promise<Map<string, Buffer>> {
  const added = new Map<string, Buffer>();
  for (const picture of pictures) {
    if (picture.kind === "added") added.set(picture.path, Buffer.from(await picture.bytes.arrayBuffer()));
    if (picture.kind !== "restored") continue;
    const bytes = await history.deletedPicture(picture.removedBy, picture.path);
    if (!bytes) throw new Refusal("One of its pictures is no longer kept, so it cannot come back.");
    added.set(picture.path, bytes);
  }
  return added;
}

/** What the build will find: pictures that are stored with the change, and those that are there or move. */
function inspectorAfter(
  { pictures }: Change,
  added: ReadonlyMap<string, Buffer>,
  stored: PictureInspector,
): PictureInspector {
  const origins = new Map<string, string>();
  const gone = new Set<string>();
  for (const picture of pictures) {
    if (picture.kind === "moved") origins.set(picture.path, picture.from).set(picture.from, "");
    if (picture.kind === "removed") gone.add(picture.path);
  }
  return async (path) => {
    const bytes = added.get(path);
    if (bytes) return inspectBytes(bytes);
    const origin = origins.get(path) ?? path;
    return gone.has(path) || origin === "" ? "missing" : stored(origin);
  };
}
