/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeEditor } from "../../../src/editor/build/write-editor";

it("The editor's scripts weigh at most 320 kB, packed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "editor-"));
  await writeEditor(folder, { store: "local", siteUrl: "https://tiler.example" });
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const packed = scripts.map(
    async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length,
  );
  const sum = (await Promise.all(packed)).reduce((one, other) => one + other, 0);
  await rm(folder, { recursive: true });
  expect(sum).toBeGreaterThan(200_000);
  expect(sum).toBeLessThanOrEqual(320_000);
});
