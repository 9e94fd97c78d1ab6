/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { preloadHero } from "../../../src/post-build/html/preload-hero";

const page = (picture: string) =>
  `<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><style>a{}</style></head><body><picture><source type="image/avif" srcSet="/other.avif 400w"/><img loading="lazy"/></picture>${picture}</body></html>`;

const hero = `<picture><source type="image/avif" srcSet="/a.avif 400w, /b.avif 800w" sizes="60vw"/><source type="image/webp" srcSet="/a.webp 400w" sizes="60vw"/><img fetchpriority="high"/></picture>`;

/** The page as text, after the change. */
function preloaded(html: string): string {
  const tree = parsePage(html, "/tiles");
  preloadHero(tree);
  return pageText(tree);
}

const links = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? [];

describe("The page's most important picture", () => {
  it("is asked for in the head, in the form that the browser will choose", () => {
    expect(links(preloaded(page(hero)))).toEqual([
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/a.avif 400w, /b.avif 800w" imagesizes="60vw">',
    ]);
  });

  it("is asked for once the width of a phone's window is known, and before the styles", () => {
    expect(preloaded(page(hero))).toMatch(/<meta name="viewport"[^>]*><link rel="preload".*<style>/);
  });

  it("is asked for in one cut only where it has one for phones", () => {
    const tall =
      '<source media="(max-width: 60rem)" type="image/avif" srcSet="/tall.avif 400w" sizes="100vw"/>';
    const html = preloaded(page(hero.replace("<picture>", `<picture>${tall}`)));
    expect(links(html).map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
      "(max-width: 60rem)",
      "not all and (max-width: 60rem)",
    ]);
  });

  it("is not made up where a page has none", () => {
    expect(links(preloaded(page("")))).toEqual([]);
  });
});
