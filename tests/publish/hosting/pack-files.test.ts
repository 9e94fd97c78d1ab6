/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packFiles } from "../../../src/publish/hosting/write-host-files";

const long = "All the words of a page. ".repeat(100);

it("Long texts get a brotli and a gzip copy that hold the same; pictures and short texts get none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pack-files-"));
  const files = { "index.html": long, "app.js": long, "short.html": "Short", "picture.avif": long };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, "given-up.html.br"), "of an earlier build");
  await packFiles(folder);
  const copies = ["app.js.br", "app.js.gz", "index.html.br", "index.html.gz"];
  expect((await readdir(folder)).sort()).toEqual([...Object.keys(files), ...copies].sort());
  expect(String(brotliDecompressSync(await readFile(join(folder, "index.html.br"))))).toBe(long);
  expect(String(gunzipSync(await readFile(join(folder, "app.js.gz"))))).toBe(long);
  await rm(folder, { recursive: true });
});
