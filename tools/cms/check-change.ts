import { join } from "node:path";
import { type CheckedChange, checkedChange, reducedPicture } from "../../src/cms/change/checked-change";
import type { ContentChange } from "../../src/cms/content-change";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { inspectBytes, inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { picturePaths } from "./picture-paths";

/** New pictures by their names; one without its bytes counts as what the CMS makes of every picture. */
export type Uploads = ReadonlyMap<string, Buffer>;

/** Completes a change of a folder and says what the build would refuse after it. */
export async function checkChange(
  folder: string,
  change: ContentChange,
  uploads: Uploads = new Map(),
): Promise<CheckedChange> {
  const present = { files: await readContentFiles(folder), pictures: await picturePaths(folder) };
  return checkedChange(present, change, {
    stored: (path) => inspectPicture(join(folder, path)),
    uploaded: async (name) => {
      const bytes = uploads.get(name);
      return bytes ? inspectBytes(bytes) : reducedPicture(name);
    },
  });
}
