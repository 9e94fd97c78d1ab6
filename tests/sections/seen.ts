/** What a page or a part of it shows, read from its elements: quicker than asking for roles one by one. */
export function headingsIn(element: ParentNode): string[] {
  return textsOf(element, "h1, h2, h3, h4");
}

/** The texts of the elements that a CSS selector finds, in their order. */
export function textsOf(element: ParentNode, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map((found) => found.textContent ?? "");
}

/** Each link as its words and its address. */
export function linksIn(element: ParentNode): { name: string; path: string }[] {
  return [...element.querySelectorAll("a")].map((link) => ({
    name: link.textContent ?? "",
    path: link.getAttribute("href") ?? "",
  }));
}

/** The addresses of the links, in their order. */
export function pathsIn(element: ParentNode): string[] {
  return linksIn(element).map(({ path }) => path);
}
