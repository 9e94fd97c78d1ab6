import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fixtureFolder } from "./fixture";
import { type Edit, fixtureFiles } from "./fixture-edits";
import { temporaryFolder } from "./temporary-folder";

/** A folder with a copy of the content that a test may change. */
export async function copyData() {
  const folder = temporaryFolder();
  const data = join(folder, "data");
  await cp(fixtureFolder, data, { recursive: true });
  return {
    folder,
    data,
    /** Writes the fixture's files as they are after some edits; without any, as they were. */
    write: async (...edits: Edit[]) => {
      for (const { path, text } of fixtureFiles(...edits)) await writeFile(join(data, path), text);
    },
  };
}
