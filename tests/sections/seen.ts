/** Each link as its words and its address. */
export function linksIn(element: ParentNode): { name: string; path: string }[] {
  return [...element.querySelectorAll("a")].map((link) => ({
    name: link.textContent ?? "",
    path: link.getAttribute("href") ?? "",
  }));
}
