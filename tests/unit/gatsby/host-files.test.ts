import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheControl, securityHeaders, writeHostFiles } from "../../../src/gatsby/host-files";
import { temporaryFolder } from "../../support/temporary-folder";

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

describe("The files for the host", () => {
  it.each(Object.entries(securityHeaders))("give every address the header %s", async (name, value) => {
    expect(await patternsWith(`${name}: ${value}`)).toEqual(["/*"]);
  });

  it("tell browsers to use HTTPS for six months, on this domain but not on its subdomains", async () => {
    expect(await patternsWith("Strict-Transport-Security: max-age=15552000\n")).toEqual(["/*"]);
    expect(await text("_headers")).toContain("frame-ancestors 'self'; upgrade-insecure-requests\n");
  });

  it("let browsers keep files whose names have a hash for a year", async () => {
    expect(await patternsWith("Cache-Control: public, max-age=31536000, immutable")).toEqual([
      "/static/*",
      "/scripts/*",
      "/fonts/*",
    ]);
  });

  it("redirect from the old addresses of pages", async () => {
    expect(await text("_redirects")).toBe(
      "/areas/the-strand /areas/strand 301\n/About_us.html / 301\n/%C3%9Cber%20uns.php / 301\n",
    );
  });

  it("keep robots out of the editor only, and name the sitemap", async () => {
    expect(await text("robots.txt")).toBe(
      "User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: https://tiles.example/sitemap-index.xml\n",
    );
  });
});

it.each(["/", "/areas/chelsea.html", "/favicon.svg"])(
  "Browsers ask each time whether %s has changed",
  (address) => {
    expect(cacheControl(address)).toBe("public, max-age=0, must-revalidate");
  },
);
