import { transformPage } from "../../../src/post-build/html/transform-page";

const built = `<html><head><meta charSet="utf-8"/></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Words</div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div><!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="54d7";</script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const finish = (hydrateAtOnce = false) =>
  transformPage(
    built,
    { path: "/areas/chelsea", componentChunkName: "area", staticQueryHashes: [] },
    {
      mailOrigin: "https://mail.example",
      chunks: { namedChunkGroups: { area: { assets: [{ name: "area-3.js" }] } } },
      hydrateAtOnce,
    },
  );

describe("A finished page", () => {
  it("has no style attribute, which its policy would not let apply", () => {
    expect(finish()).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">Words</div>');
    expect(finish()).toContain('<div id="gatsby-announcer" aria-live="assertive"></div>');
  });

  it("sleeps, unless it is to stay awake", () => {
    expect(finish()).toContain("location.hash");
    expect(finish(true)).not.toContain("location.hash");
  });

  it("names what it needs when it wakes", () => {
    expect(finish()).toContain('href="/area-3.js"');
    expect(finish()).toContain('href="/page-data/areas/chelsea/page-data.json"');
  });

  it("has a policy that names the mail provider", () => {
    expect(finish()).toContain("connect-src 'self' https://mail.example");
  });
});
