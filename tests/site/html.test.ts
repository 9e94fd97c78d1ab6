/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
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
      return html.includes("[object Object]") || !/<style>[^<]*\.css-/.test(html);
    });
    expect(unstyled).toEqual([]);
  });
});

describe("The scripts", () => {
  it("hold nothing of gatsby-plugin-image's client component", () => {
    const withRuntime = scripts.filter(({ text }) => /gatsby-image-wrapper|renderToStaticMarkup/.test(text));
    expect(withRuntime.map(({ file }) => file)).toEqual([]);
  });

  it("of plain islands hold no framework and weigh at most 3 KB, compressed", () => {
    const plain = scripts.filter(({ file }) => !file.startsWith("quote-form-"));
    expect(plain.length).toBeGreaterThan(3);
    expect(
      plain.filter(
        ({ text }) =>
          gzipSync(text).length > 3 * 1024 || (/createElement\(/.test(text) && /useState/.test(text)),
      ),
    ).toEqual([]);
  });

  it("are files with something in them", () => {
    expect(scripts.filter(({ file }) => statSync(join(folder, file)).size === 0)).toEqual([]);
  });
});
