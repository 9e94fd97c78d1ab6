/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { shortenClassNames } from "../../../src/post-build/html/shorten-class-names";

function shortened(styles: string, body: string): string {
  const page = parsePage(`<html><head>${styles}</head><body>${body}</body></html>`, "/");
  shortenClassNames(page);
  return pageText(page);
}

const styleOf = (css: string, names = "1x9k 0b2") => `<style data-emotion="css ${names}">${css}</style>`;

describe("The names of a page's classes", () => {
  it("are short, and the same in the styles and on the elements", () => {
    const html = shortened(
      styleOf(".css-1x9k{color:red}.css-1x9k:hover,.css-0b2 a{color:blue}"),
      '<p class="css-0b2">One</p><p class="css-1x9k other">Two</p>',
    );
    expect(html).toContain('<style data-emotion="css ">.a{color:red}.a:hover,.b a{color:blue}</style>');
    expect(html).toContain('<p class="b">One</p><p class="a other">Two</p>');
  });

  it("are as many as there are classes, none twice", () => {
    const names = Array.from({ length: 1500 }, (_, index) => `css-x${index}`);
    const html = shortened(styleOf(names.map((name) => `.${name}{}`).join("")), "");
    const found = html.match(/\.\w+(?=\{)/g) ?? [];
    expect(new Set(found).size).toBe(names.length);
    expect(found.every((name) => /^\.[a-z][a-z0-9]*$/.test(name))).toBe(true);
  });

  it("stay where no style of the page has them", () => {
    expect(shortened(styleOf(".css-1x9k{color:red}"), '<p class="css-zzz">One</p>')).toContain("css-zzz");
  });

  it("are looked for in attributes only, not in words", () => {
    const html = shortened(styleOf(".css-1x9k{color:red}"), "<p>css-1x9k</p>");
    expect(html).toContain("<p>css-1x9k</p>");
  });

  it("leave the styles of all pages to Emotion, which finds them by their mark", () => {
    const all = '<style data-emotion="css-global v1">html{color:red}</style>';
    expect(shortened(all + styleOf(".css-1x9k{}"), "")).toContain(all);
  });
});
