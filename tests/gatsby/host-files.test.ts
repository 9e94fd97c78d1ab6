/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheControl, securityHeaders, writeHostFiles } from "../../src/gatsby/host-files";
import { temporaryFolder } from "../jest/temporary-folder";

const folder = temporaryFolder();
const text = (name: string) => readFile(join(folder, name), "utf8");

beforeAll(() =>
  writeHostFiles(folder, "https://tiles.example", [
    { from: "/areas/the-strand", to: "/areas/strand" },
    { from: "/About_us.html", to: "/" },
    { from: "/Über uns.php", to: "/" },
  ]),
);

/** The patterns of the headers file that give a header. */
const patternsWith = async (header: string) =>
  (await text("_headers"))
    .split(/^(?=\/)/m)
    .filter((rule) => rule.includes(`\n  ${header}`))
    .map((rule) => rule.split("\n")[0]);

describe("A build writes beside the pages", () => {
  it.each(Object.entries(securityHeaders))("the header %s, for every address", async (name, value) => {
    expect(await patternsWith(`${name}: ${value}`)).toEqual(["/*"]);
  });

  it("that browsers come by https, here and for six months, whatever subdomains do", async () => {
    expect(await patternsWith("Strict-Transport-Security: max-age=15552000\n")).toEqual(["/*"]);
    expect(await text("_headers")).toContain("frame-ancestors 'self'; upgrade-insecure-requests\n");
  });

  it("that files may be kept for a year whose names have a hash", async () => {
    expect(await patternsWith("Cache-Control: public, max-age=31536000, immutable")).toEqual([
      "/static/*",
      "/scripts/*",
      "/fonts/*",
    ]);
  });

  it("where pages that moved lead", async () => {
    expect(await text("_redirects")).toBe(
      "/areas/the-strand /areas/strand 301\n/About_us.html / 301\n/%C3%9Cber%20uns.php / 301\n",
    );
  });

  it("what robots may read", async () => {
    expect(await text("robots.txt")).toBe(
      "User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: https://tiles.example/sitemap-index.xml\n",
    );
  });
});

it.each(["/", "/areas/chelsea.html", "/favicon.svg"])("Browsers ask for %s again", (address) => {
  expect(cacheControl(address)).toBe("public, max-age=0, must-revalidate");
});
