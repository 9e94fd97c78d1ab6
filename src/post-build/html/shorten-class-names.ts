import { attributeOf, elementsIn, textOf } from "../../page-tree/elements";
import type { Element, PageTree } from "../../page-tree/page-tree";

/** Emotion's names are hashes, which no compression makes shorter; on the home page they are a fifteenth of the HTML. */
const emotionName = /\bcss-[a-z0-9]+/g;

/**
 * Gives the classes of a page names of one to three letters. React leaves the attributes of the elements that it finds as
 * they are; the names that it gives to others come with rules of their own, for Emotion finds none in the page.
 */
export function shortenClassNames({ head, body }: PageTree): void {
  const styles = elementsIn(head, "style").filter(isOfElements);
  const names = new Set(styles.flatMap((style) => textOf(style).match(emotionName) ?? []));
  const shortNames = new Map([...names].map((name, index) => [name, shortName(index)]));
  const shortened = (text: string) => text.replace(emotionName, (name) => shortNames.get(name) ?? name);
  for (const style of styles) {
    for (const attribute of style.attrs)
      if (attribute.name === "data-emotion") attribute.value = withoutNames;
    for (const child of style.childNodes) if ("value" in child) child.value = shortened(child.value);
  }
  for (const { attrs } of elementsIn(body))
    for (const attribute of attrs)
      if (attribute.name === "class") attribute.value = shortened(attribute.value);
}

/** By the space, Emotion moves the element to the end of the head with that of all pages, whose rules it must follow. */
const withoutNames = "css ";

/** The style element of the page's elements; the one of all pages together has no names. */
const isOfElements = (style: Element) => attributeOf(style, "data-emotion")?.startsWith("css ");

/** A class begins with a letter: a to z, a0 to z0 and on. */
function shortName(index: number): string {
  const letter = String.fromCharCode("a".charCodeAt(0) + (index % 26));
  const round = Math.floor(index / 26);
  return round === 0 ? letter : `${letter}${(round - 1).toString(36)}`;
}
