/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { packFiles } from "../../../src/post-build/hosting/pack-files";

const long = "All the words of a page. ".repeat(100);
const page = Array.from(
  { length: 3000 },
  (_, index) => `<p>Word ${(index * index) % 977} of the page.</p>`,
).join("");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-files-"));
  await writeFile(join(folder, "index.html"), long);
  await writeFile(join(folder, "page.html"), page);
  await mkdir(join(folder, "areas"));
  await writeFile(join(folder, "areas/chelsea.html"), long);
  await writeFile(join(folder, "app.js"), page);
  await writeFile(join(folder, "short.html"), "Short");
  await writeFile(join(folder, "picture.avif"), long);
  await writeFile(join(folder, "given-up.html.br"), "of an earlier build");
  await mkdir(join(folder, "page-data", "404.html"), { recursive: true });
  await packFiles(folder);
});

afterAll(() => rm(folder, { recursive: true }));

describe("A long text", () => {
  it("gets a brotli and a gzip copy that hold the same", async () => {
    expect(brotliDecompressSync(await readFile(join(folder, "index.html.br"))).toString()).toBe(long);
    expect(gunzipSync(await readFile(join(folder, "index.html.gz"))).toString()).toBe(long);
  });
});

describe("A page", () => {
  it("is packed as small as brotli can, as it is what a visitor waits for", async () => {
    expect(await readFile(join(folder, "page.html.br"))).toHaveLength(brotliCompressSync(page).length);
  });
});

describe("A script", () => {
  it("is packed one step less tightly with brotli, which takes a tenth of the time, and as small as gzip can", async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const packed = brotliCompressSync(page, { params });
    expect(packed.length).toBeGreaterThan(brotliCompressSync(page).length);
    expect(await readFile(join(folder, "app.js.br"))).toHaveLength(packed.length);
    expect(await readFile(join(folder, "app.js.gz"))).toHaveLength(gzipSync(page, { level: 9 }).length);
  });
});

describe("No copy stands next to", () => {
  it("pictures, short texts, and folders named like pages; those of an earlier build go", async () => {
    const copies = (await readdir(folder, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file));
    const packed = ["app.js", "areas/chelsea.html", "index.html", "page.html"];
    expect(copies.sort()).toEqual(packed.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  });
});
