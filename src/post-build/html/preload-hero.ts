import { createElement, insertAfter } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import { onlyOne, stop } from "../../page-tree/only-one";
import type { Element, PageTree } from "../../page-tree/page-tree";

/**
 * Lets the browser ask for the page's large picture before it has read the styles, in exactly the file that it will
 * choose. A page without such a picture stays as it is.
 */
export function preloadHero(page: PageTree): void {
  const { path, head } = page;
  const picture = heroPicture(page);
  if (!picture) return;
  const sources = elementsIn(picture, "source").filter(
    (source) => attributeOf(source, "type") === "image/avif",
  );
  if (sources.length === 0) stop(path, "the AVIF files of its hero are missing");
  const media = sources.map((source) => attributeOf(source, "media")).find((query) => query !== undefined);
  // Before the viewport meta element, a phone assumes a window 980 pixels wide, and would fetch a second, larger file.
  const viewports = elementsIn(head, "meta").filter((element) => attributeOf(element, "name") === "viewport");
  const links = sources.map((source) => preloadLink(path, source, media));
  insertAfter(onlyOne(page, "its viewport", viewports), links);
}

/** The picture that the page marks as its most important. */
function heroPicture(page: PageTree): Element | undefined {
  const heroes = elementsIn(page.body, "picture").filter((picture) =>
    elementsIn(picture, "img").some((image) => attributeOf(image, "fetchpriority") === "high"),
  );
  return heroes.length === 0 ? undefined : onlyOne(page, "its hero", heroes);
}

/** `media` is the query of the cut for phones, if there is one: the other cut is for all other windows. */
function preloadLink(path: string, source: Element, media: string | undefined): Element {
  const imagesrcset = attributeOf(source, "srcset");
  const imagesizes = attributeOf(source, "sizes");
  if (!imagesrcset || !imagesizes) stop(path, "the srcset or sizes of its hero are missing");
  return createElement("link", {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchpriority: "high",
    media: attributeOf(source, "media") ?? (media && `not all and ${media}`),
    imagesrcset,
    imagesizes,
  });
}
