import { join } from "node:path";
import { isPicture } from "../../src/editor/build/stored-pictures";
import { UserError } from "../../src/editor/site/user-error";

/**
 * The file at a path below a folder, if the editor may write it: an entry, or a picture in images/. Slugs and names of pictures
 * become paths, so every file that is written passes this check.
 */
export function writableFile(folder: string, path: string): string {
  const staysBelow = path.split("/").every((step) => /^[^.\\:\p{Cc}][^\\:\p{Cc}]*$/u.test(step));
  const isContent = path.endsWith(".json") || (path.startsWith("images/") && isPicture(path));
  if (!staysBelow || !isContent) throw new UserError(`The editor writes no such file: ${path}`);
  return join(folder, path);
}

/** The file of a picture below a folder. */
export function pictureFile(folder: string, path: string): string {
  if (!isPicture(path)) throw new UserError(`This is no picture: ${path}`);
  return writableFile(folder, path);
}
