/** @jest-environment node */
import { makeHydrationLazy } from "../../src/hydration/lazy-hydration";

const page = `<html><head><title>Tiles</title></head><body><main>Words</main><!-- slice-start id="_gatsby-scripts-1" -->
<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
<script>window.___webpackCompilationHash="54d7";</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

describe("A page whose hydration is lazy", () => {
  it("has no script of Gatsby's left", () => {
    expect(makeHydrationLazy(page)).not.toMatch(/<script src|chunk-mapping|slice-/);
  });

  it("keeps every word", () => {
    expect(makeHydrationLazy(page)).toContain("<main>Words</main></body></html>");
  });

  it("has the loader in its head, with the scripts and the number that Gatsby named", () => {
    const [head = ""] = makeHydrationLazy(page).split("</head>");
    expect(head).toContain('<link rel="lazy" href="/runtime-1.js"/>');
    expect(head).toContain('<link rel="lazy" href="/app-2.js"/>');
    expect(head).toContain('___webpackCompilationHash="54d7"');
  });

  it("names what else it will need", () => {
    const files = [
      { as: "script", address: "/commons-3.js" },
      { as: "fetch", address: "/page-data/app-data.json" },
    ] as const;
    const html = makeHydrationLazy(page, { files });
    expect(html).toContain('<link rel="lazy" data-as="script" href="/commons-3.js"/>');
    expect(html).toContain(
      '<link rel="lazy" data-as="fetch" crossorigin="anonymous" href="/page-data/app-data.json"/>',
    );
  });

  it("is hydrated at once where that is asked for, and otherwise not", () => {
    expect(makeHydrationLazy(page, { atOnce: true })).not.toContain(":target");
    expect(makeHydrationLazy(page)).toContain(":target");
  });
});

describe("The build stops", () => {
  it("where Gatsby's scripts are not where they used to be", () => {
    expect(() => makeHydrationLazy("<html><head></head></html>")).toThrow(/not where they used to be/);
  });

  it("where they do not look as they used to", () => {
    expect(() => makeHydrationLazy(page.replace("___webpackCompilationHash", "other"))).toThrow(
      /do not look/,
    );
    expect(() => makeHydrationLazy(page.replaceAll("<script src", "<script data-src"))).toThrow(
      /do not look/,
    );
  });
});
