import { checkContent } from "../../content/check-content";
import { leastPictureWidth } from "../../content/fields/shared-fields";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import type { Change, Content } from "./change";
import { changedFiles } from "./changed-files";

/** What the build would refuse after a change, and did not refuse before it. */
export async function checkChange(content: Content, { texts, pictures }: Change): Promise<ValidationError[]> {
  const after = await checkContent(changedFiles(content.files, texts), inspectorOf(content, pictures));
  if (after.length === 0) return [];
  const unchanged = await checkContent(content.files, inspectorOf(content));
  const before = unchanged.map((error) => JSON.stringify(error));
  return after.filter((error) => !before.includes(JSON.stringify(error)));
}

/**
 * What a browser knows of pictures: which there are, and how wide, if the store says so. New ones were drawn by us, so
 * they are upright and say no place; the build looks into every file.
 */
export function inspectorOf(content: Content, changes: Change["pictures"] = []): PictureInspector {
  const widths = new Map(content.pictures.map(({ path, width }) => [path, width ?? leastPictureWidth]));
  for (const change of changes) {
    if (change.kind === "removed") widths.delete(change.path);
    else widths.set(change.path, leastPictureWidth);
  }
  return async (path) => {
    const width = widths.get(path);
    return width === undefined ? "missing" : { width, orientation: 1, hasLocation: false };
  };
}
