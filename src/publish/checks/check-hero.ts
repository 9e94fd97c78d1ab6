import { attributeOf, type Element, elementsIn, type PageTree } from "../page-tree";

/**
 * A picture that is not lazy is the page's hero: there is at most one, it comes before all others, and it is asked for
 * in the head, in each of its cuts, in the file that the browser will choose.
 */
export function checkHero({ head, body }: PageTree): string[] {
  const pictures = elementsIn(body, "picture");
  const image = (picture: Element) => elementsIn(picture, "img")[0];
  const isEager = (picture: Element) => attributeOf(image(picture) ?? picture, "loading") !== "lazy";
  const isUrgent = (picture: Element) => attributeOf(image(picture) ?? picture, "fetchpriority") === "high";
  const heroes = pictures.filter((picture) => isEager(picture) || isUrgent(picture));
  const [hero] = heroes;
  const preloads = elementsIn(head, "link").filter((link) => attributeOf(link, "as") === "image");
  if (!hero) return preloads.length === 0 ? [] : ["preloads a picture although it has no hero"];
  const wanted = elementsIn(hero, "source").filter((source) => attributeOf(source, "type") === "image/avif");
  const isPreloaded = (source: Element) =>
    preloads.some(
      (link) =>
        attributeOf(link, "rel") === "preload" &&
        attributeOf(link, "imagesrcset") === attributeOf(source, "srcset") &&
        attributeOf(link, "imagesizes") === attributeOf(source, "sizes"),
    );
  return [
    ...(heroes.length === 1 ? [] : [`has ${heroes.length} pictures that are not lazy`]),
    ...(isEager(hero) && isUrgent(hero) ? [] : ["has a hero that is lazy or not urgent"]),
    ...(wanted.length === 0 ? ["has a hero without AVIF files"] : []),
    ...(wanted.every(isPreloaded) ? [] : ["does not preload its hero"]),
    ...(preloads.length === wanted.length
      ? []
      : [`preloads ${preloads.length} pictures for ${wanted.length}`]),
  ];
}
