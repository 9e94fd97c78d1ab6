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
    ["font", '<link rel="preload" as="font" href="/fonts/a.woff2" crossorigin="anonymous"/>'],
    ["file for later", '<link rel="lazy" data-as="script" href="/app.js"/>'],
    ["policy", `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`],
  ])("has no %s", (_name, part) => {
    expect(stripPage(`<p>Tiles</p>${part}<p>Floors</p>${part}${hero}`)).toBe(
      `<p>Tiles</p><p>Floors</p>${hero}`,
    );
  });

  it("asks for no font in its styles", () => {
    expect(stripPage('<style>@font-face{font-family:"A";src:url("/a.woff2")}h1{color:green}</style>')).toBe(
      styles,
    );
  });
});
