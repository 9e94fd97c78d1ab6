import { join } from "node:path";
import { type CompleteChange, completeChange } from "../../src/cms/change/complete-change";
import type { ContentChange } from "../../src/cms/content-change";
import { checkContent } from "../../src/content/check-content";
import { leastPictureWidth } from "../../src/content/fields/least-picture-width";
import { type ContentFile, readContentFiles } from "../../src/content/reading/read-content-files";
import type { ValidationError } from "../../src/content/reading/validation-error";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";
import { inspectBytes, inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { picturePaths } from "./picture-paths";

/** New pictures by their names; without its bytes one counts as what the CMS makes of every picture. */
export type Uploads = ReadonlyMap<string, Buffer>;

interface CheckedChange extends CompleteChange {
  /** The errors that the change would add to the content. */
  errors: ValidationError[];
}

/** Completes a change and says what the build would refuse after it: src/cms/browser/reduce-uploads.ts has reduced uploads. */
export async function checkChange(
  folder: string,
  change: ContentChange,
  uploads: Uploads = new Map(),
): Promise<CheckedChange> {
  const files = await readContentFiles(folder);
  const complete = completeChange(
    { files, pictures: await picturePaths(folder) },
    unlessTaken(files, change),
  );
  const after = await checkContent(changed(files, complete), inspectorAfter(folder, complete, uploads));
  if (after.length === 0) return { ...complete, errors: [] };
  const before = await checkContent(files, (path) => inspectPicture(join(folder, path)));
  const known = new Set(before.map(asText));
  return { ...complete, errors: after.filter((error) => !known.has(asText(error))) };
}

/** What the build will find: pictures that are stored with the change, and those that are there or move. */
function inspectorAfter(
  folder: string,
  { uploads, moves }: CompleteChange,
  bytes: Uploads,
): PictureInspector {
  const names = new Map(uploads.map(({ name, to }) => [to, name]));
  const origins = new Map(moves.map(({ from, to }) => [to, from]));
  return async (path) => {
    const name = names.get(path);
    if (name === undefined) {
      const gone = moves.some(({ from }) => from === path);
      return gone ? "missing" : inspectPicture(join(folder, origins.get(path) ?? path));
    }
    const stored = bytes.get(name);
    return stored ? inspectBytes(stored) : { width: leastPictureWidth, orientation: 1, hasLocation: false };
  };
}

/** A new file never takes the place of another of its name; Decap adds a number to the name. */
function unlessTaken(files: readonly ContentFile[], change: ContentChange): ContentChange {
  const taken = change.isNew && files.some((file) => file.path === change.path);
  return taken ? { ...change, path: change.path.replace(/\.json$/, "-1.json") } : change;
}

function changed(files: readonly ContentFile[], { texts }: CompleteChange): ContentFile[] {
  const replaced = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  return [...files.filter(({ path }) => !replaced.has(path)), ...written];
}

const asText = (error: ValidationError) => JSON.stringify(error);
