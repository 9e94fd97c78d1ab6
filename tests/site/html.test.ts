/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { areas, first } from "../published/published-content";
import { publicFolder as folder, htmlFiles } from "./built-site";

const scripts = readdirSync(folder)
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // What Gatsby writes and no author can change: self-closed tags, its own inline styles and long titles of ours are checked elsewhere.
    "void-style": "off",
    "no-inline-style": "off",
    "long-title": "off",
    // Telephone numbers stand in links and in data, where spaces may break.
    "tel-non-breaking": "off",
    // type=button and friends are written out by us; these two ask for what React writes differently.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React writes srcSet and autoComplete, which HTML reads like srcset and autocomplete.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // Gatsby's root element is called ___gatsby.
    "valid-id": ["error", { relaxed: true }],
    "no-implicit-button-type": "error",
  },
});

describe("The built HTML", () => {
  it.each(htmlFiles())("of %s is valid", async (file) => {
    const { results } = await validator.validateFile(file);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  it("carries Emotion's styles", () => {
    const unstyled = htmlFiles().filter((file) => {
      const html = readFileSync(file, "utf8");
      return html.includes("[object Object]") || !html.includes("data-emotion");
    });
    expect(unstyled).toEqual([]);
  });

  it.each([
    ["puts a block into a paragraph", "<main", "<p><div></div></p><main"],
    ["names two elements alike", "<main", '<p id="twin"></p><p id="twin"></p><main'],
    ["shows a picture without words", "<main", '<img src="/favicon.svg"/><main'],
    ["has a button that sends by accident", "<main", "<button>Open</button><main"],
    ["forgets its title", /<title.*<\/title>/, ""],
  ])("of a page that %s is found faulty", async (_what, from, to) => {
    const html = readFileSync(join(folder, `areas/${first(areas).slug}.html`), "utf8");
    expect(html).not.toBe(html.replace(from, to));
    const { valid } = await validator.validateString(html.replace(from, to));
    expect(valid).toBe(false);
  });
});

describe("The scripts", () => {
  it("hold nothing of gatsby-plugin-image's client component", () => {
    const withRuntime = scripts.filter(({ text }) => /gatsby-image-wrapper|renderToStaticMarkup/.test(text));
    expect(withRuntime.map(({ file }) => file)).toEqual([]);
  });

  it("hold the mail client and the form's rules only in chunks of their own", () => {
    const pageScripts = scripts.filter(({ file }) => /^(app|framework|component---)/.test(file));
    const leaking = pageScripts.filter(({ text }) => /email\/send|contains invalid characters/.test(text));
    expect(leaking.map(({ file }) => file)).toEqual([]);
  });

  it("of the form weigh at most 30 KB, compressed, together with the mail client", () => {
    const names = /contains invalid characters|email\/send|shouldUnregister/;
    const bytes = scripts.filter(({ text }) => names.test(text)).map(({ text }) => gzipSync(text).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
  });

  it("are files with something in them", () => {
    expect(scripts.filter(({ file }) => statSync(join(folder, file)).size === 0)).toEqual([]);
  });
});
