/** @jest-environment node */
import { parsePage } from "../../../src/page-tree/page-tree";
import { transformPage } from "../../../src/post-build/html/transform-page";
import { content, damaged, faultsIn, finishedPage } from "../finished-page";
import { chunks, gatsbyPage, hero } from "../gatsby-page";

describe("A page after the build", () => {
  it("has no style attribute, which its policy would not let apply", () => {
    expect(finishedPage()).toContain('<div tabindex="-1" id="gatsby-focus-wrapper"><main>');
    expect(finishedPage()).toContain('<div id="gatsby-announcer" aria-live="assertive"></div>');
  });

  it("is hydrated lazily, unless it is to be hydrated at once", () => {
    const parts = {
      path: "/",
      html: gatsbyPage(),
      content,
      componentChunkName: "area",
      staticQueryHashes: [],
    };
    const atOnce = transformPage(parts, { mailOrigin: "", chunks, hydrateAtOnce: true });
    expect(finishedPage()).toContain(":target");
    expect(atOnce).not.toContain(":target");
  });

  it("names the files that hydration needs", () => {
    expect(finishedPage()).toContain('href="/area-3.js"');
    expect(finishedPage()).toContain('href="/page-data/areas/chelsea/page-data.json"');
  });

  it("has a policy that names the mail provider", () => {
    expect(finishedPage()).toContain("connect-src 'self' https://mail.example");
  });

  it("is without fault to the checks that every build makes", () => {
    expect(faultsIn(finishedPage())).toEqual([]);
  });
});

describe("The same page comes of a Gatsby that writes", () => {
  it.each([
    ["charset in lower case", "charSet", "charset"],
    ["the charset in another case", "utf-8", "UTF-8"],
    ["attributes in single quotes", 'name="viewport"', "name='viewport'"],
    [
      "attributes in another order",
      'type="image/avif" srcSet="/static/a.avif 400w, /static/b.avif 800w"',
      'srcSet="/static/a.avif 400w, /static/b.avif 800w" type="image/avif"',
    ],
    ["a new attribute on picture", "<picture>", '<picture data-new="">'],
    ["a new attribute on a script", "<script src", '<script data-new="" src'],
    ["its comments under another name", "slice-start", "piece-start"],
    ["style in single quotes", 'style="outline:none"', "style='outline:none'"],
    [
      "style behind the other attributes",
      'style="outline:none" tabindex="-1"',
      'tabindex="-1" style="outline:none"',
    ],
    ["the compilation hash with spaces", '___webpackCompilationHash="', '___webpackCompilationHash = "'],
    ["srcset in lower case", /srcSet/g, "srcset"],
  ])("%s", (_how, from, to) => {
    const written = finishedPage(damaged(gatsbyPage(), from, to));
    expect(faultsIn(written)).toEqual([]);
    const plain = (html: string) => html.replaceAll(' data-new=""', "").replace("UTF-8", "utf-8");
    expect([...plain(written)].sort().join("")).toBe([...plain(finishedPage())].sort().join(""));
  });
});

describe("The build stops, with the name of the part and of the page, where Gatsby writes", () => {
  it.each([
    ["no charset", '<meta charSet="utf-8"/>', "", "its charset is missing"],
    ["two charsets", "<meta charSet", '<meta charset="utf-8"/><meta charSet', "its charset is there 2 times"],
    ["no viewport", 'name="viewport"', 'name="window"', "its viewport is missing"],
    ["no scripts", /<script src/g, "<script data-src", "the scripts that start React are missing"],
    ["no compilation hash", "___webpackCompilationHash", "other", "Gatsby's compilation hash is missing"],
    [
      "a script that nobody knows",
      "<script>window",
      "<script>track()</script><script>window",
      "unknown script in its body, 'track()'",
    ],
    [
      "no focus wrapper",
      'id="gatsby-focus-wrapper"',
      'id="focus"',
      "the element #gatsby-focus-wrapper is missing",
    ],
    ["no announcer", 'id="gatsby-announcer"', 'id="announcer"', "the element #gatsby-announcer is missing"],
    ["a hero without AVIF files", /image\/avif/g, "image/jxl", "the AVIF files of its hero are missing"],
    ["a hero without srcset", "srcSet", "data-set", "the srcset or sizes of its hero are missing"],
    ["a hero without sizes", "sizes", "data-sizes", "the srcset or sizes of its hero are missing"],
    ["two heroes", hero, hero + hero, "its hero is there 2 times"],
  ])("%s", (_what, from, to, fault) => {
    const page = damaged(gatsbyPage(), from, to);
    expect(() => finishedPage(page)).toThrow(`/areas/chelsea: `);
    expect(() => finishedPage(page)).toThrow(fault);
  });
});

it("A text that is no page at all becomes one that has none of the parts", () => {
  expect(parsePage("", "/").head.childNodes).toEqual([]);
  expect(() => finishedPage("")).toThrow("/areas/chelsea: ");
});
