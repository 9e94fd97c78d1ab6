import { join } from "node:path";
import {
  type CheckedChange,
  checkedTogether,
  type PictureInspectors,
  reducedPicture,
} from "../../src/cms/change/checked-change";
import { type CheckedRemoval, checkedRemoval } from "../../src/cms/change/checked-removal";
import type { PresentContent } from "../../src/cms/change/complete-change";
import type { ContentChange } from "../../src/cms/content-change";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { inspectBytes, inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { picturePaths } from "../editor/content-paths";

/** New pictures by their names; one without its bytes counts as what the CMS makes of every picture. */
export type Uploads = ReadonlyMap<string, Buffer>;

/** Completes a change of a folder, or several that belong together, and says what the build would refuse after it. */
export async function checkChange(
  folder: string,
  changes: ContentChange | readonly ContentChange[],
  uploads: Uploads = new Map(),
): Promise<CheckedChange> {
  return checkedTogether(await presentIn(folder), [changes].flat(), inspectors(folder, uploads));
}

/** What removing an entry or a picture of a folder changes, and what keeps it from being removed. */
export async function checkRemoval(folder: string, path: string): Promise<CheckedRemoval> {
  return checkedRemoval(await presentIn(folder), path, inspectors(folder, new Map()));
}

async function presentIn(folder: string): Promise<PresentContent> {
  return { files: await readContentFiles(folder), pictures: await picturePaths(folder) };
}

function inspectors(folder: string, uploads: Uploads): PictureInspectors {
  return {
    stored: (path) => inspectPicture(join(folder, path)),
    uploaded: async (name) => {
      const bytes = uploads.get(name);
      return bytes ? inspectBytes(bytes) : reducedPicture(name);
    },
  };
}
