import { headersFile } from "../../../src/post-build/hosting/recipes/headers-file";
import { redirectsFile } from "../../../src/post-build/hosting/recipes/redirects-file";
import {
  cacheControl,
  secureHostHeaders,
  securityHeaders,
} from "../../../src/post-build/hosting/response-headers";

describe("Browsers keep", () => {
  it.each(["/static/149536b/room.avif", "/app-bb4cc98e.js", "/fonts/fraunces-500-0a1b2c3d.woff2"])(
    "%s for a year",
    (address) => {
      expect(cacheControl(address)).toBe("public, max-age=31536000, immutable");
    },
  );

  it.each([
    "/",
    "/areas/chelsea.html",
    "/page-data/index/page-data.json",
    "/admin/start.js",
    "/early.js",
    "/fresh-page.js",
    "/fonts/OFL.txt",
  ])("%s only as long as it is unchanged", (address) => {
    expect(cacheControl(address)).toBe("public, max-age=0, must-revalidate");
  });
});

describe("Only a host with TLS", () => {
  it("asks browsers to load everything by https", () => {
    expect(secureHostHeaders["Content-Security-Policy"]).toContain("upgrade-insecure-requests");
    expect(securityHeaders["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
  });
});

describe("The headers file that hosts read", () => {
  const text = headersFile(["/app-bb4cc98e.js", "/fonts/fraunces-500-0a1b2c3d.woff2"]);
  const rules = text.split(/^(?=\/)/m).map((rule) => rule.split("\n"));

  it("has every security header for every address", () => {
    const [everywhere] = text.split("\n/");
    expect(everywhere).toMatch(/^\/\*\n/);
    for (const [name, value] of Object.entries(secureHostHeaders))
      expect(`${everywhere}\n`).toContain(`  ${name}: ${value}\n`);
  });

  it("keeps nothing for a year but pictures and the files that it was told, each by its whole name", () => {
    const kept = rules.filter((lines) => lines.some((line) => line.includes("immutable")));
    expect(kept.map(([pattern]) => pattern)).toEqual([
      "/static/*",
      "/app-bb4cc98e.js",
      "/fonts/fraunces-500-0a1b2c3d.woff2",
    ]);
  });

  it("lets other sites show pictures, and nothing else", () => {
    const own = rules.filter((lines) => lines.some((line) => line.includes("Resource-Policy")));
    const patterns = own.map(([pattern]) => pattern);
    const elsewhere = ["/page-data/*", "/fonts/*", "/.well-known/*", "/admin/*"];
    expect(patterns).toEqual(expect.arrayContaining(["/", "/:file", "/areas/*", ...elsewhere]));
    expect(patterns).not.toEqual(expect.arrayContaining(["/*"]));
    expect(patterns.filter((pattern) => /static|share/.test(pattern ?? ""))).toEqual([]);
  });
});

it("The redirects file leads the folders of pages to the pages that list them", () => {
  expect(redirectsFile()).toBe("/areas /areas-covered 301\n/services /#services 301\n");
});
