/** @jest-environment node */
import { makeHydrationLazy } from "../../src/hydration/lazy-hydration";
import { pageText, parsePage } from "../../src/page-tree/page-tree";

const page = `<html><head><title>Tiles</title></head><body><main>Words</main><!-- slice-start id="_gatsby-scripts-1" -->
<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
<script>window.___webpackCompilationHash="54d7";</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

/** The page as text, after the change. */
function lazy(html = page, options: Partial<Parameters<typeof makeHydrationLazy>[1]> = {}): string {
  const tree = parsePage(html, "/tiles");
  makeHydrationLazy(tree, { contentHash: "1x2y3z", ...options });
  return pageText(tree);
}

describe("A page whose hydration is lazy", () => {
  it("has no script of Gatsby's left", () => {
    expect(lazy()).not.toMatch(/<script src|chunk-mapping|slice-/);
  });

  it("keeps every word", () => {
    expect(lazy()).toContain("<main>Words</main></body></html>");
  });

  it("has the loader in its head, with the scripts and the number that Gatsby named", () => {
    const [head = ""] = lazy().split("</head>");
    expect(head).toContain('<link rel="lazy" href="/runtime-1.js">');
    expect(head).toContain('<link rel="lazy" href="/app-2.js">');
    expect(head).toMatch(/<script>\(.*___webpackCompilationHash="54d7".*<\/script>$/s);
  });

  it("says which content it was made of", () => {
    expect(lazy()).toContain('<html data-content="1x2y3z">');
  });

  it("names nothing else where no more is told", () => {
    expect(lazy().match(/<link/g)).toHaveLength(2);
  });

  it("names what else it will need", () => {
    const files = [
      { as: "script", address: "/commons-3.js" },
      { as: "fetch", address: "/page-data/app-data.json" },
    ] as const;
    const html = lazy(page, { files });
    expect(html).toContain('<link rel="lazy" data-as="script" href="/commons-3.js">');
    expect(html).toContain(
      '<link rel="lazy" data-as="fetch" crossorigin="" href="/page-data/app-data.json">',
    );
  });

  it("is hydrated at once where that is asked for, and otherwise not", () => {
    expect(lazy(page, { atOnce: true })).not.toContain(":target");
    expect(lazy()).toContain(":target");
  });
});

describe("What is not Gatsby's in a page's body", () => {
  it("stays where it is words", () => {
    expect(lazy(page.replace("<main>", "Tiled.<main>"))).toContain("<body>Tiled.<main>");
  });

  it("stays: the comments and spaces that React needs", () => {
    const body = "<main>Tiles<!-- --> <b>1</b> <i>2</i></main>";
    expect(lazy(page.replace("<main>Words</main>", body))).toContain(`<body>${body}</body>`);
  });

  it("is not thrown away where it is a script", () => {
    const strange = page.replace("<main>", "<script>track()</script><main>");
    expect(() => lazy(strange)).toThrow("/tiles: there is an unknown script in its body, 'track()'");
    const long = page.replace("<main>", `<script>${"track();".repeat(100)}</script><main>`);
    expect(() => lazy(long)).toThrow(/, '(track\(\);){7}trac'\. /);
  });
});

describe("The build stops, and names the page, where", () => {
  it.each([
    ["Gatsby's scripts are gone", /<script src.*<\/script>/s, "", "the scripts that start React are missing"],
    ["its compilation hash is", "___webpackCompilationHash", "other", "Gatsby's compilation hash is missing"],
    [
      "it writes the hash twice",
      "</body>",
      '<script>___webpackCompilationHash="1"</script></body>',
      "hash is there 2 times",
    ],
  ])("%s", (_what, from, to, fault) => {
    expect(() => lazy(page.replace(from, to))).toThrow(`/tiles: `);
    expect(() => lazy(page.replace(from, to))).toThrow(fault);
  });
});
