import type { BuiltPage } from "../../support/built-site";

/** Checks that a page preloads the picture on its first screen, and no other. */
export function priorityFaults({ path, document }: BuiltPage): string[] {
  const urgent = [...document.querySelectorAll('img[fetchpriority="high"]')];
  const first = document.querySelector("main img");
  const addresses = (selector: string, [set, sizes]: readonly [string, string]) =>
    [...document.querySelectorAll(selector)]
      .map((one) => `${one.getAttribute(set)} ${one.getAttribute(sizes)}`)
      .sort()
      .join();
  const eager = addresses('picture:not(:has(img[loading="lazy"])) source[type="image/avif"]', [
    "srcset",
    "sizes",
  ]);
  const preloaded = addresses('head link[rel="preload"][as="image"]', ["imagesrcset", "imagesizes"]);
  return [
    ...(eager === preloaded ? [] : ["does not preload its first picture, and nothing else"]),
    ...(urgent.length > 1 ? [`hurries ${urgent.length} pictures`] : []),
    ...(first && isOnFirstScreen(first, path) && urgent[0] !== first ? ["lets its first picture wait"] : []),
  ];
}

/** True for a picture in the first section. On a project's page the pictures follow directly on the heading. */
function isOnFirstScreen(picture: Element, path: string): boolean {
  return path.startsWith("/portfolio/") || picture.closest("main > :first-child") !== null;
}

/** Lists pictures without an alternative text, or without the dimensions that keep their space free. */
export function pictureFaults({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll("main img")].flatMap((image) => [
    ...(image.getAttribute("alt") || isNamedBeside(image) ? [] : ["shows a picture without alt"]),
    ...["width", "height"]
      .filter((attribute) => !image.getAttribute(attribute))
      .map((attribute) => `shows a picture without ${attribute}`),
  ]);
}

/** An empty text alternative is right if its card or label, or another picture of its figure, describes it. */
function isNamedBeside(image: Element): boolean {
  const words = image.closest("li, label")?.textContent?.trim();
  const described = image.closest("figure")?.querySelector("img[alt]:not([alt=''])");
  return image.hasAttribute("alt") && Boolean(words || described);
}
