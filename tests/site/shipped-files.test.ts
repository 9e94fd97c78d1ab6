import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readBuiltPages } from "./built-site";

const files = readdirSync("public", { recursive: true, encoding: "utf8" });

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

  it.each([/^_headers$/, /^_redirects$/, /^robots\.txt$/, /^scripts[\\/].*\.LICENSE\.txt$/])(
    "holds %s",
    (file) => {
      expect(files).toContainEqual(expect.stringMatching(file));
    },
  );
});

describe("The scripts of islands", () => {
  const scripts = readdirSync("public/scripts")
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, text: readFileSync(`public/scripts/${file}`, "utf8") }));

  it("hold nothing of gatsby-plugin-image's client component", () => {
    const withRuntime = scripts.filter(({ text }) => /gatsby-image-wrapper|renderToStaticMarkup/.test(text));
    expect(withRuntime.map(({ file }) => file)).toEqual([]);
  });

  it("hold no framework and weigh at most 3 KB, compressed, the form and the planner aside", () => {
    const plain = scripts.filter(({ file }) => !/^(quote-form|tile-planner)-/.test(file));
    const heavy = plain.filter(({ text }) => gzipSync(text).length > 3 * 1024 || /useState/.test(text));
    expect(plain.length).toBeGreaterThan(3);
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });
});

describe("Every page", () => {
  const pages = readBuiltPages();

  it("has one of three scripts of at most 2 KB, gzip, and loads no other by itself", () => {
    const scripts = pages.map(({ html }) => html.match(/<script(?=[^>]*(module|src)).*?<\/script>/gs) ?? []);
    expect(scripts.filter(({ length }) => length !== 1)).toEqual([]);
    const distinct = [...new Set(scripts.flat())];
    expect(distinct).toHaveLength(3);
    expect(distinct.filter((script) => / src=/.test(script) || gzipSync(script).length > 2048)).toEqual([]);
  });

  it("has its styles in its head, in two elements, and no style attribute", () => {
    for (const { path, html } of pages) {
      const [head = "", body = ""] = html.split("</head>");
      expect([path, head.match(/<style/g)?.length]).toEqual([path, 2]);
      expect([path, body.match(/<style| style="|css="\[object/g)]).toEqual([path, null]);
    }
  });
});
