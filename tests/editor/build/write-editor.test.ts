/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { writeEditor } from "../../../src/editor/build/write-editor";
import { temporaryFolder } from "../../jest/temporary-folder";

/** About as hosts send scripts. */
const sentQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

it("The editor's scripts weigh at most 300 kB as hosts send them", async () => {
  const folder = temporaryFolder();
  await writeEditor(folder, "local");
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const packed = scripts.map(
    async (name) => brotliCompressSync(await readFile(join(folder, name)), sentQuality).length,
  );
  const sum = (await Promise.all(packed)).reduce((one, other) => one + other, 0);
  expect(sum).toBeGreaterThan(200_000);
  expect(sum).toBeLessThanOrEqual(300_000);
});
