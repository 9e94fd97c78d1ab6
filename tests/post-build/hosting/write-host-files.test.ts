/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeHostFiles } from "../../../src/post-build/hosting/write-host-files";

const company = { website: "https://tiles.example", email: "office@tiles.example" };
const moved = [{ from: "/areas/the-strand", to: "/areas/strand" }];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "host-files-"));
  await writeFile(join(folder, "index.html"), "All the words of a page. ".repeat(100));
  for (const name of ["app-0a1b2c3d.js", "early.js"]) await writeFile(join(folder, name), "");
  await mkdir(join(folder, "fonts"));
  for (const name of ["fraunces-500-0a1b2c3d.woff2", "OFL.txt"])
    await writeFile(join(folder, "fonts", name), "");
  for (const _build of ["first", "second"])
    await writeHostFiles(folder, company, moved, new Date("2026-03-09"));
});
afterAll(() => rm(folder, { recursive: true }));

const text = (name: string) => readFile(join(folder, name), "utf8");

describe("A build writes beside the pages", () => {
  it.each([
    ["the headers that Netlify and Cloudflare send", "_headers", "X-Content-Type-Options: nosniff"],
    ["the pages that moved, for the same hosts", "_redirects", "/areas/the-strand /areas/strand 301"],
    ["what robots may read", "robots.txt", "Sitemap: https://tiles.example/sitemap-index.xml"],
    ["whom to tell of a hole", ".well-known/security.txt", "Contact: mailto:office@tiles.example"],
  ])("%s", async (_what, name, words) => {
    expect(await text(name)).toContain(words);
  });

  it("a rule for each script and font with a hash in its name, and for no other", async () => {
    const kept = [...(await text("_headers")).matchAll(/^(\S+)\n {2}Cache-Control: .*immutable$/gm)];
    expect(kept.map(([, pattern]) => pattern)).toEqual([
      "/static/*",
      "/app-0a1b2c3d.js",
      "/fonts/fraunces-500-0a1b2c3d.woff2",
    ]);
  });

  it("packed copies of what was there before", async () => {
    expect(await readdir(folder)).toEqual(expect.arrayContaining(["index.html.br", "index.html.gz"]));
  });
});
