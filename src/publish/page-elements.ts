import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

export type Element = Tree.Element;

/** The elements of a page in its order, as every browser's parser finds them where no script runs. */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html, { scriptingEnabled: false }));
}

/** The elements below another. */
export function elementsIn(node: Tree.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((child) => [child, ...elementsIn(isTemplate(child) ? child.content : child)]);
}

const isTemplate = (element: Element): element is Tree.Template => element.tagName === "template";

/** Those of one name with these attributes, whose values are in lower case. */
export function named(
  elements: readonly Element[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elements.filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attributeOf(element, key)?.toLowerCase() === value),
  );
}

/** An attribute's value, by its name in lower case. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script or a style. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
