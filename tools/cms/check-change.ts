import { join, posix } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { type ContentError, formatContentErrors } from "../../src/content/content-error";
import { inspectPicture } from "../../src/content/inspect-picture";
import { leastPictureWidth } from "../../src/content/least-picture-width";
import { type ContentFile, readContentFiles } from "../../src/content/read-content-files";
import type { ContentChange } from "../../src/editor/content-change";

/** Uploads are made so before they are stored: src/editor/browser/reduce-uploads.ts. */
const uploaded = { width: leastPictureWidth, orientation: 1, hasLocation: false };

/** What would be wrong with the content after a change and is not wrong already, as text; empty where nothing is. */
export async function checkChange(folder: string, change: ContentChange): Promise<string> {
  const files = await readContentFiles(folder);
  const inspect = async (path: string) =>
    change.uploads.includes(posix.basename(path)) ? uploaded : inspectPicture(join(folder, path));
  const before = await checkContent(files, inspect);
  const after = await checkContent(changed(files, change), inspect);
  const known = new Set(before.map(asText));
  const mistakes = after.filter((error) => !known.has(asText(error)));
  return mistakes.length === 0 ? "" : formatContentErrors(mistakes);
}

/** A new file never takes the place of another of its name; Decap adds a number to the name. */
function changed(files: readonly ContentFile[], { path, text, isNew }: ContentChange): ContentFile[] {
  const stored =
    isNew && files.some((file) => file.path === path) ? path.replace(/\.json$/, "-1.json") : path;
  const others = files.filter((file) => file.path !== stored);
  return text === undefined ? others : [...others, { path: stored, text }];
}

const asText = (error: ContentError) => JSON.stringify(error);
