import { render } from "@testing-library/react";
import { LinkedText } from "../../../../src/sections/legal/LinkedText";

const links = [
  { words: "020 7946 0000", link: <a href="tel:+442079460000">020 7946 0000</a> },
  { words: "ask@tiles.example", link: <a href="mailto:ask@tiles.example">ask@tiles.example</a> },
];

const show = (text: string) => render(<LinkedText text={text} links={links} />).container;

/** Each link as its words and its address. */
function linksIn(element: ParentNode): { name: string; path: string }[] {
  return [...element.querySelectorAll("a")].map((link) => ({
    name: link.textContent ?? "",
    path: link.getAttribute("href") ?? "",
  }));
}

const phoneLink = { name: "020 7946 0000", path: "tel:+442079460000" };
const emailLink = { name: "ask@tiles.example", path: "mailto:ask@tiles.example" };

describe("A text that names the company's number and address", () => {
  it("has both as links, wherever they are, and all its words", () => {
    const text = "Write to ask@tiles.example or call 020 7946 0000.";
    const container = show(text);
    expect(linksIn(container)).toEqual([emailLink, phoneLink]);
    expect(container.textContent).toBe(text);
  });

  it("may name one of them twice, at its beginning and at its end", () => {
    expect(linksIn(show("020 7946 0000, or again 020 7946 0000"))).toEqual([phoneLink, phoneLink]);
  });

  it("stays as it is if it names neither", () => {
    const container = show("Nothing to call.");
    expect(linksIn(container)).toEqual([]);
    expect(container.textContent).toBe("Nothing to call.");
  });
});
