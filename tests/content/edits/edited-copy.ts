import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { all, type Edit } from "../content-folder";
import { allPhotographs, atFullLength, withoutOptionalFields } from "./far-edits";
import { allOrdinaryEdits } from "./ordinary-edits";

/** Contents on which the whole suite is tried: the tests' company after all edits, and the published one gone far. */
const contents: Readonly<Record<string, readonly [from: string, edit: Edit]>> = {
  ordinary: ["tests/fixtures/content", allOrdinaryEdits],
  far: ["data", all(allPhotographs, withoutOptionalFields, atFullLength)],
};

/** Writes such a content into a folder, which may be the one that it is made from: npx tsx tests/content/edits/edited-copy.ts far /tmp/copy/data */
async function write([name = "", folder = ""]: readonly string[]): Promise<void> {
  const [from, edit] = contents[name] ?? [];
  if (!from || !edit || !folder)
    throw new Error(`Expected: ${Object.keys(contents).join(" or ")}, and a folder`);
  const files = edit(await readContentFiles(from));
  mkdirSync(dirname(resolve(folder)), { recursive: true });
  const copy = mkdtempSync(`${resolve(folder)}-`);
  cpSync(join(from, "images"), join(copy, "images"), { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), `${text}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(copy, folder);
}

void write(process.argv.slice(2));
