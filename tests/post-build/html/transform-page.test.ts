/** @jest-environment node */
import { transformPage } from "../../../src/post-build/html/transform-page";

const built = `<html><head><meta charSet="utf-8"/></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Words</div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div><!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="54d7";</script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const transformed = (hydrateAtOnce = false) =>
  transformPage(
    built,
    { path: "/areas/chelsea", componentChunkName: "area", staticQueryHashes: [] },
    {
      mailOrigin: "https://mail.example",
      chunks: { namedChunkGroups: { area: { assets: [{ name: "area-3.js" }] } } },
      hydrateAtOnce,
    },
  );

describe("A page after the build", () => {
  it("has no style attribute, which its policy would not let apply", () => {
    expect(transformed()).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">Words</div>');
    expect(transformed()).toContain('<div id="gatsby-announcer" aria-live="assertive"></div>');
  });

  it("is hydrated lazily, unless it is to be hydrated at once", () => {
    expect(transformed()).toContain(":target");
    expect(transformed(true)).not.toContain(":target");
  });

  it("names the files that hydration needs", () => {
    expect(transformed()).toContain('href="/area-3.js"');
    expect(transformed()).toContain('href="/page-data/areas/chelsea/page-data.json"');
  });

  it("has a policy that names the mail provider", () => {
    expect(transformed()).toContain("connect-src 'self' https://mail.example");
  });
});
