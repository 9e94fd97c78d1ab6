import { join } from "node:path";
import { checkContent } from "./check-content";
import { inspectPicture } from "./reading/inspect-picture";
import { readContentFiles } from "./reading/read-content-files";

/** Reads and checks a whole data folder. The checks themselves are in check-content.ts, which also runs in browsers. */
export async function checkContentFolder(folder: string) {
  const files = await readContentFiles(folder);
  const errors = await checkContent(files, async (path) =>
    // Gatsby knows only the files of this folder. A picture outside it is reported here, because the build would not name it.
    path.startsWith("../") ? "missing" : inspectPicture(join(folder, path)),
  );
  return { files, errors };
}
