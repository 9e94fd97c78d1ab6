/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheControl, secureHostHeaders } from "../../../src/publish/hosting/response-headers";
import { writeHostFiles } from "../../../src/publish/hosting/write-host-files";
import { temporaryFolder } from "../../jest/temporary-folder";

const moved = [
  { from: "/areas/the-strand", to: "/areas/strand" },
  { from: "/About_us.html", to: "/" },
];
const forAYear = "public, max-age=31536000, immutable";
const folder = temporaryFolder();

beforeAll(() => writeHostFiles(folder, "https://tiles.example", moved));

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

  it("where pages that moved lead", async () => {
    expect(await text("_redirects")).toBe("/areas/the-strand /areas/strand 301\n/About_us.html / 301\n");
  });

  it("what robots may read", async () => {
    expect(await text("robots.txt")).toBe(
      "User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: https://tiles.example/sitemap-index.xml\n",
    );
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
