import { join } from "node:path";
import { checkContent } from "./check-content";
import { readContentFiles } from "./reading/read-content-files";
import type { ValidationError } from "./reading/validation-error";
import { inspectPicture } from "./rules/pictures/inspect-picture";

/** Reads and checks a whole data folder; check-content.ts, which it asks, runs in a browser as well. */
export async function checkContentFolder(folder: string): Promise<ValidationError[]> {
  return checkContent(await readContentFiles(folder), async (path) =>
    // Gatsby knows only the files of this folder: the build would fail on a picture outside it, without naming it.
    path.startsWith("../") ? "missing" : inspectPicture(join(folder, path)),
  );
}
