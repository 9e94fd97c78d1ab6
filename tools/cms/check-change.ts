import { join, posix } from "node:path";
import type { ContentChange } from "../../src/cms/content-change";
import { checkContent } from "../../src/content/check-content";
import { leastPictureWidth } from "../../src/content/fields/least-picture-width";
import { type ContentFile, readContentFiles } from "../../src/content/reading/read-content-files";
import type { ValidationError } from "../../src/content/reading/validation-error";
import { inspectPicture } from "../../src/content/rules/pictures/inspect-picture";

/** Uploads are reduced to this before they are stored: src/cms/browser/reduce-uploads.ts. */
const uploaded = { width: leastPictureWidth, orientation: 1, hasLocation: false };

/** The errors that a change would add to the content. */
export async function checkChange(folder: string, change: ContentChange): Promise<ValidationError[]> {
  const files = await readContentFiles(folder);
  const inspect = async (path: string) =>
    change.uploads.includes(posix.basename(path)) ? uploaded : inspectPicture(join(folder, path));
  const before = await checkContent(files, inspect);
  const after = await checkContent(changed(files, change), inspect);
  const known = new Set(before.map(asText));
  return after.filter((error) => !known.has(asText(error)));
}

/** A new file never takes the place of another of its name; Decap adds a number to the name. */
function changed(files: readonly ContentFile[], { path, text, isNew }: ContentChange): ContentFile[] {
  const stored =
    isNew && files.some((file) => file.path === path) ? path.replace(/\.json$/, "-1.json") : path;
  const others = files.filter((file) => file.path !== stored);
  return text === undefined ? others : [...others, { path: stored, text }];
}

const asText = (error: ValidationError) => JSON.stringify(error);
