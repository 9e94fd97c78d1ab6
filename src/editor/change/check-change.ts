import { checkContent } from "../../content/check-content";
import { leastPictureWidth } from "../../content/fields/picture-fields";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import type { Change, Content } from "./change";
import { changedFiles } from "./changed-files";

/** Lists the validation errors that a change introduces. */
export async function checkChange(content: Content, { texts, pictures }: Change): Promise<ValidationError[]> {
  const after = await checkContent(changedFiles(content.files, texts), inspectorOf(content, pictures));
  if (after.length === 0) return [];
  const unchanged = await checkContent(content.files, inspectorOf(content));
  const before = unchanged.map((error) => JSON.stringify(error));
  return after.filter((error) => !before.includes(JSON.stringify(error)));
}

/**
 * The facts about pictures that a browser has: their paths and, if the store knows them, their widths. The editor re-encodes new ones, so
 * they have no position. The build inspects every file.
 */
export function inspectorOf(content: Content, changes: Change["pictures"] = []): PictureInspector {
  const widths = new Map(content.pictures.map(({ path, width }) => [path, width ?? leastPictureWidth]));
  for (const change of changes) {
    if (change.kind === "removed") widths.delete(change.path);
    else widths.set(change.path, leastPictureWidth);
  }
  return async (path) => {
    const width = widths.get(path);
    return width === undefined ? "missing" : { width, hasLocation: false };
  };
}
