/** @jest-environment node */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { cacheControl, secureHostHeaders } from "../../../src/publish/hosting/response-headers";
import { packFiles, writeHostFiles } from "../../../src/publish/hosting/write-host-files";
import { folderRedirects } from "../../../src/routes/folder-redirects";
import { temporaryFolder } from "../../jest/temporary-folder";

const moved = [
  { from: "/areas/the-strand", to: "/areas/strand" },
  { from: "/About_us.html", to: "/" },
];
const long = "All the words of a page. ".repeat(100);
const forAYear = "public, max-age=31536000, immutable";
const folder = temporaryFolder();

beforeAll(async () => {
  await writeFile(join(folder, "index.html"), long);
  for (const _build of ["first", "second"]) await writeHostFiles(folder, "https://tiles.example", moved);
});
const text = (name: string) => readFile(join(folder, name), "utf8");

/** The patterns of the headers file that give a header. */
const patternsWith = async (header: string) =>
  (await text("_headers"))
    .split(/^(?=\/)/m)
    .filter((rule) => rule.includes(`\n  ${header}`))
    .map((rule) => rule.split("\n")[0]);

describe("A build writes beside the pages", () => {
  it("every security header, for every address", async () => {
    for (const [name, value] of Object.entries(secureHostHeaders))
      expect(await patternsWith(`${name}: ${value}`)).toEqual(["/*"]);
  });

  it("that files may be kept whose names have a hash", async () => {
    expect(await patternsWith(`Cache-Control: ${forAYear}`)).toEqual(["/scripts/*", "/fonts/*", "/static/*"]);
  });

  it("that other sites may load pictures only", async () => {
    const patterns = await patternsWith("Cross-Origin-Resource-Policy: same-origin");
    expect(patterns).toEqual(expect.arrayContaining(["/", "/:file", "/areas/*", "/fonts/*"]));
    expect(patterns.filter((pattern) => /^\/(\*|static|share)/.test(pattern ?? ""))).toEqual([]);
  });

  it("where pages that moved lead, before folders and guesses, for each kind of host", async () => {
    const guessed = folderRedirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
    expect(await text("_redirects")).toBe(
      `/areas/the-strand /areas/strand 301\n/About_us.html / 301\n${guessed}`,
    );
    expect(await text("_redirects.nginx")).toBe(
      "rewrite ^/areas/the-strand/?$ /areas/strand permanent;\nrewrite ^/About_us\\.html/?$ / permanent;\n",
    );
    expect(await text("_redirects.caddy")).toContain(
      "redir /areas/the-strand /areas/strand{question} permanent\n",
    );
  });

  it("what robots may read", async () => {
    expect(await text("robots.txt")).toBe(
      "User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: https://tiles.example/sitemap-index.xml\n",
    );
  });

  it("packed copies of what was there before", async () => {
    expect(await readdir(folder)).toEqual(expect.arrayContaining(["index.html.br", "index.html.gz"]));
  });
});

describe("Browsers keep for a year", () => {
  it.each(["/static/149536b/room.avif", "/scripts/app-bb4cc98e.js", "/fonts/fraunces-500-0a1b2c3d.woff2"])(
    "%s",
    (address) => {
      expect(cacheControl(address)).toBe(forAYear);
    },
  );

  it.each(["/", "/areas/chelsea.html", "/early.js"])("not %s", (address) => {
    expect(cacheControl(address)).toBe("public, max-age=0, must-revalidate");
  });
});

it("Long texts get a brotli and a gzip copy that hold the same; pictures and short texts get none", async () => {
  const folder = temporaryFolder();
  const files = { "index.html": long, "app.js": long, "short.html": "Short", "picture.avif": long };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, "given-up.html.br"), "of an earlier build");
  await packFiles(folder);
  const copies = ["app.js.br", "app.js.gz", "index.html.br", "index.html.gz"];
  expect((await readdir(folder)).sort()).toEqual([...Object.keys(files), ...copies].sort());
  expect(String(brotliDecompressSync(await readFile(join(folder, "index.html.br"))))).toBe(long);
  expect(String(gunzipSync(await readFile(join(folder, "app.js.gz"))))).toBe(long);
});
