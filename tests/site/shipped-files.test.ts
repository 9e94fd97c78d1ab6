import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readBuiltPages } from "../support/built-site";

const files = readdirSync("public", { recursive: true, encoding: "utf8" });

describe("The published folder", () => {
  it.each([
    ["source maps", /\.map$/],
    ["webpack's statistics", /(^|\/)(webpack\.stats|chunk-map)\.json$/],
    ["Partytown", /partytown/],
    ["Gatsby's working files", /^_gatsby/],
    ["polyfills for old browsers", /polyfill/],
  ])("holds no %s", (_what, unwanted) => {
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it.each([/^_headers$/, /^_redirects$/, /^robots\.txt$/, /^scripts[\\/].*\.LICENSE\.txt$/])(
    "holds %s",
    (file) => {
      expect(files).toContainEqual(expect.stringMatching(file));
    },
  );
});

it("The scripts are the form's and the planner's, and the page script, which weighs at most 10 KB", () => {
  const scripts = readdirSync("public/scripts").filter((file) => file.endsWith(".js"));
  const [pageScript = "", ...others] = scripts.filter((file) => !/^(quote-form|tile-planner)-/.test(file));
  expect([pageScript, ...others]).toEqual([expect.stringMatching(/^page-\w+\.js$/)]);
  expect(brotliCompressSync(readFileSync(`public/scripts/${pageScript}`)).length).toBeLessThanOrEqual(10_000);
});

describe("Every page", () => {
  const pages = readBuiltPages();

  it("has the same inline script of at most 1 KB, gzip, and the page script", () => {
    const data = 'type="(?:application/ld\\+json|speculationrules)"';
    const runs = new RegExp(`<script(?![^>]*${data}).*?</script>`, "gs");
    const scripts = pages.map(({ html }) => html.match(runs) ?? []);
    for (const [own = "", pageScript, ...others] of scripts) {
      expect(gzipSync(own).length).toBeLessThanOrEqual(1024);
      expect(pageScript).toMatch(/^<script type="module" src="\/scripts\/page-\w+\.js"><\/script>$/);
      expect(others).toEqual([]);
    }
    expect(new Set(scripts.flat()).size).toBe(2);
  });

  it("has its styles in its head, in two elements", () => {
    for (const { path, html } of pages) {
      const [head = "", body = ""] = html.split("</head>");
      expect([path, head.match(/<style/g)?.length]).toEqual([path, 2]);
      expect([path, body.match(/<style|css="\[object/g)]).toEqual([path, null]);
    }
  });
});
