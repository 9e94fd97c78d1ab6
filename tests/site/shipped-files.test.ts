import { readdirSync, readFileSync } from "node:fs";
import { cacheControl, forAYear } from "../../src/post-build/hosting/response-headers";
import { readBuiltPages } from "./built-site";

const files = readdirSync("public", { recursive: true, encoding: "utf8" });

/** The scripts in a page's head that run, without the 404 page's line. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => text,
  );
  return scripts.filter((text) => !text.startsWith("console.warn"));
}

describe("What is shipped", () => {
  it.each([
    ["source maps", /\.map$/],
    ["webpack's statistics", /(^|\/)(webpack\.stats|chunk-map)\.json$/],
    ["Partytown", /partytown/],
    ["Gatsby's working files", /^_gatsby/],
    ["polyfills for old browsers", /polyfill/],
  ])("holds no %s", (_what, unwanted) => {
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it("holds the headers and redirects for a host, and whom to tell of a hole", () => {
    expect(files).toEqual(expect.arrayContaining(["_headers", "_redirects", ".well-known/security.txt"]));
  });

  it("may be kept by browsers for a year, if it is a script of webpack's", () => {
    const sameNameAlways = ["early.js", "fresh-page.js"];
    const scripts = readdirSync("public").filter((file) => file.endsWith(".js"));
    const asked = scripts.filter((file) => cacheControl(`/${file}`) !== forAYear);
    expect(asked).toEqual(sameNameAlways);
  });

  it("has a rule in _headers for each file with a hash, within the hundred rules that Cloudflare reads", () => {
    const rules = readFileSync("public/_headers", "utf8").match(/^\/.*$/gm) ?? [];
    const hashed = files.map((file) => `/${file}`).filter((address) => cacheControl(address) === forAYear);
    const named = hashed.filter((address) => !address.startsWith("/static/"));
    expect(named.length).toBeGreaterThan(10);
    expect(rules).toEqual(expect.arrayContaining(named));
    expect(rules.length).toBeLessThanOrEqual(100);
  });
});

describe("Every page", () => {
  const pages = readBuiltPages();

  it("has one and the same loader, of at most 700 bytes", () => {
    const loaders = new Set(pages.map(({ html }) => inlineScripts(html)[0] ?? ""));
    expect([...loaders].map((script) => Buffer.byteLength(script) <= 700)).toEqual([true]);
  });

  it("has inline scripts of at most 2 KB in all", () => {
    const heavy = pages.filter(({ html }) => Buffer.byteLength(inlineScripts(html).join("")) > 2048);
    expect(heavy.map(({ path }) => path)).toEqual([]);
  });

  it("loads no script by itself but the early one, which all pages share", () => {
    const loaded = pages.flatMap(({ html }) => [...html.matchAll(/<script[^>]* src="([^"]*)"/g)]);
    const others = loaded.filter(([, address = ""]) => address !== "/early.js");
    expect(others.map(([script]) => script)).toEqual([]);
  });

  it("has its styles in its head, in two elements, and no style attribute", () => {
    for (const { path, html } of pages) {
      const [head = "", body = ""] = html.split("</head>");
      expect([path, head.match(/<style/g)?.length]).toEqual([path, 2]);
      expect([path, body.match(/<style| style="|css="\[object/g)]).toEqual([path, null]);
    }
  });

  it("names only files that exist among those that hydration needs", () => {
    const named = pages.flatMap(({ html }) => [...html.matchAll(/<link rel="lazy"[^>]*href="\/([^"]+)"/g)]);
    const missing = named.map(([, file = ""]) => file).filter((file) => !files.includes(file));
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(missing)]).toEqual([]);
  });
});
