/** The links within an element, hidden ones too, as pairs of words and address. */
export function linksOf(element: Element): [words: string | null, address: string | null][] {
  return [...element.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
}
