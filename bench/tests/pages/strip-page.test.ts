import { stripPage } from "../../pages/strip-page";

const hero = '<picture><source srcSet="/hero.avif"/><img src="/hero.webp" fetchpriority="high"/></picture>';
const heroAhead = '<link rel="preload" as="image" imagesrcset="/hero.avif 640w"/>';
const styles = "<style>h1{color:green}</style>";

describe("A stripped page", () => {
  it("keeps its words, its styles, and its hero picture with what fetches it ahead", () => {
    const page = `<head>${heroAhead}${styles}</head><body><h1>Tiles</h1>${hero}</body>`;
    expect(stripPage(page)).toBe(page);
  });

  it.each([
    ["script", '<script src="/app.js"></script>'],
    ["structured data", '<script type="application/ld+json">{\n"a":1}</script>'],
    ["other picture", '<picture><img src="/room.webp" loading="lazy"/></picture>'],
    ["file for later", '<link rel="lazy" data-as="script" href="/app.js"/>'],
    ["policy", `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`],
  ])("has no %s", (_name, part) => {
    expect(stripPage(`<p>Tiles</p>${part}<p>Floors</p>${part}${hero}`)).toBe(
      `<p>Tiles</p><p>Floors</p>${hero}`,
    );
  });

  it("keeps the brand's font, which belongs to what a visitor is to see", () => {
    const page =
      '<link rel="preload" as="font" href="/a.woff2"/><style>@font-face{src:url("/a.woff2")}</style>';
    expect(stripPage(page)).toBe(page);
  });
});
