import type { ContentFile } from "../../../src/content/reading/read-content-files";
import { filesAfter } from "../../../src/editor/change/change";
import type { Store } from "../../../src/editor/store/store";
import { readContent } from "../../../tools/servers/make-change";
import { fixtureFolder } from "../../support/fixture";

/** A store in memory, with the fixture's content or these files. Stores what it is given, unless `onWrite` throws. */
export async function fixtureStore(
  onWrite: (attempt: number) => void = () => {},
  files?: readonly ContentFile[],
): Promise<Store> {
  let content = await readContent(fixtureFolder);
  if (files) content = { ...content, files };
  let attempts = 0;
  return {
    read: async () => content,
    write: async (change, version) => {
      attempts += 1;
      onWrite(attempts);
      content = { ...content, version: `${version}+`, files: filesAfter(content.files, change.files) };
    },
    shownWhen: "It is shown soon.",
    thumbnail: (path) => path,
  };
}
