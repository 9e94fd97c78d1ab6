import { checkContent } from "../../content/check-content";
import { leastPictureWidth } from "../../content/fields/shared-fields";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import type { Content } from "../store/store";
import type { Change } from "./change";
import { changedFiles, changedPictures } from "./changed-files";

/** What the build would refuse after a change, and did not refuse before it. */
export async function checkChange(
  content: Content,
  change: Pick<Change, "texts" | "pictures">,
  inspect = { before: inspectorOf(content), after: inspectorOf(content, change.pictures) },
): Promise<ValidationError[]> {
  const after = await checkContent(changedFiles(content.files, change.texts), inspect.after);
  if (after.length === 0) return [];
  const before = (await checkContent(content.files, inspect.before)).map((error) => JSON.stringify(error));
  return after.filter((error) => !before.includes(JSON.stringify(error)));
}

/**
 * What a browser knows of pictures: which there are, and how wide where the store says so. New ones were drawn by us, so
 * they are upright and say no place; the local server and the build look into every file.
 */
export function inspectorOf(content: Content, changes: Change["pictures"] = []): PictureInspector {
  const paths = changedPictures(
    content.pictures.map(({ path }) => path),
    changes,
  );
  const widths = new Map(content.pictures.map(({ path, width }) => [path, width]));
  return async (path) =>
    paths.has(path)
      ? { width: widths.get(path) ?? leastPictureWidth, orientation: 1, hasLocation: false }
      : "missing";
}
