/** @jest-environment node */
import { append, createElement, insertAfter, removeAttribute } from "../../src/page-tree/change-elements";
import { attributeOf, elementsIn, textOf } from "../../src/page-tree/elements";
import { onlyOne } from "../../src/page-tree/only-one";
import { pageText, parsePage } from "../../src/page-tree/page-tree";

const page = (body: string) =>
  parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, "/tiles");
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];
const names = (body: string, name?: string) =>
  elementsIn(page(body).body, name).map(({ tagName }) => tagName);

describe("A page read as a tree", () => {
  it("gives its elements in their order, of one name or all", () => {
    expect(names("<p>1 <b>2</b></p><i>3</i>")).toEqual(["p", "b", "i"]);
    expect(names("<p>1 <b>2</b></p><b>3</b>", "b")).toEqual(["b", "b"]);
  });

  it("gives those that wait in a template or stand in for scripts as well", () => {
    expect(names("<template><style></style></template>")).toEqual(["template", "style"]);
    expect(names("<noscript><style></style></noscript>", "style")).toEqual(["style"]);
  });

  it.each([
    ["in another case", '<img SRCSET="a.avif">'],
    ["in single quotes", "<img srcset='a.avif'>"],
    ["without quotes", "<img srcset=a.avif>"],
    ["after others", '<img data-new alt="" srcset="a.avif"/>'],
  ])("knows an attribute that is written %s", (_how, html) => {
    const [image] = elementsIn(page(html).body, "img");
    expect(image && attributeOf(image, "srcset")).toBe("a.avif");
  });

  it("gives the text of a script as it is, and no text where there is none", () => {
    const [script] = elementsIn(page("<script>a < b && c</script>").body, "script");
    expect(script && textOf(script)).toBe("a < b && c");
    expect(textOf(createElement("style", {}))).toBe("");
  });

  it("is written back with every word, comment and space", () => {
    const body =
      '<p class="a">Tom &amp; Ann&nbsp;say <!-- -->"it\'s"</p>\n<script>a && b</script><noscript><b>1</b></noscript>';
    expect(bodyOf(pageText(page(body)))).toBe(body);
  });
});

describe("A tree is changed", () => {
  it("by elements behind another one, in their order, wherever it stands", () => {
    const tree = page("<p></p><i></i>");
    for (const name of ["p", "i"]) {
      const [sibling] = elementsIn(tree.body, name);
      if (sibling) insertAfter(sibling, [createElement("b", { id: name }), createElement("u", {}, "text")]);
    }
    expect(bodyOf(pageText(tree))).toBe('<p></p><b id="p"></b><u>text</u><i></i><b id="i"></b><u>text</u>');
  });

  it("by elements at the end, without attributes that have no value", () => {
    const tree = page("<p></p>");
    append(tree.body, [createElement("link", { rel: "lazy", media: undefined, href: "/a" })]);
    expect(bodyOf(pageText(tree))).toBe('<p></p><link rel="lazy" href="/a">');
  });

  it("by an attribute less", () => {
    const tree = page('<p id="a" style="b"></p>');
    for (const element of elementsIn(tree.body)) removeAttribute(element, "style");
    expect(bodyOf(pageText(tree))).toBe('<p id="a"></p>');
  });

  it("never behind an element that is in no page", () => {
    expect(() => insertAfter(createElement("p", {}), [])).toThrow("A p that is in no page");
  });
});

describe("The one part that a page must have", () => {
  it("is given", () => {
    expect(onlyOne(page(""), "its viewport", [5])).toBe(5);
  });

  it.each([
    ["missing", [], "/tiles: its viewport is missing"],
    ["there more than once", [1, 2], "/tiles: its viewport is there 2 times"],
  ])("stops the build with its name and the page where it is %s", (_what, found, message) => {
    expect(() => onlyOne(page(""), "its viewport", found)).toThrow(message);
  });
});
