/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { packPages } from "../../pages/pack-pages";

let built: string;
let packed: string;

beforeEach(async () => {
  built = await mkdtemp(join(tmpdir(), "pack-pages-"));
  await mkdir(join(built, "static"));
  await writeFile(join(built, "static/hero.avif"), "hero");
  await writeFile(join(built, "index.html"), "Home");
  await writeFile(join(built, "404.html"), "Nothing here");
  packed = await packPages(built, ["index.html"], (html) => `${html}, changed`);
});

afterEach(() => Promise.all([built, packed].map((folder) => rm(folder, { recursive: true }))));

const read = (file: string) => readFile(join(packed, file));

describe("A packed site", () => {
  it("has the pages as they were changed, also packed with brotli", async () => {
    expect(String(await read("index.html"))).toBe("Home, changed");
    expect(String(brotliDecompressSync(await read("index.html.br")))).toBe("Home, changed");
  });

  it("has the other pages and files of the built one", async () => {
    expect(String(await read("404.html"))).toBe("Nothing here");
    expect(String(await read("static/hero.avif"))).toBe("hero");
  });

  it("leaves the built one as it was", async () => {
    expect(await readFile(join(built, "index.html"), "utf8")).toBe("Home");
  });
});
