import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { all, type Edit } from "../content-folder";
import { allPhotographs, atFullLength, withoutOptionalFields } from "./far-edits";
import { allOrdinaryEdits } from "./ordinary-edits";

/** Contents on which the whole suite is tried: the tests' company after all edits, and the published one gone far. */
const contents: Readonly<Record<string, readonly [from: string, edit: Edit]>> = {
  ordinary: ["tests/fixtures/content", allOrdinaryEdits],
  far: ["data", all(allPhotographs, withoutOptionalFields, atFullLength)],
};

/** Writes such a content into a folder: npx tsx tests/content/edits/edited-copy.ts far /tmp/copy/data */
async function write([name = "", folder = ""]: readonly string[]): Promise<void> {
  const [from, edit] = contents[name] ?? [];
  if (!from || !edit || !folder)
    throw new Error(`Expected: ${Object.keys(contents).join(" or ")}, and a folder`);
  const files = edit(await readContentFiles(from));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(from, "images"), join(folder, "images"), { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
}

void write(process.argv.slice(2));
