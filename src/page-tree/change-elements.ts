import { html, type DefaultTreeAdapterTypes as Nodes, defaultTreeAdapter as tree } from "parse5";

/** A new element, in the order in which its attributes are given; those without a value are left out. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  text = "",
): Nodes.Element {
  const attrs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ name: key, value }],
  );
  const element = tree.createElement(name, html.NS.HTML, attrs);
  if (text) tree.insertText(element, text);
  return element;
}

export function append(parent: Nodes.Element, elements: readonly Nodes.Element[]): void {
  for (const element of elements) tree.appendChild(parent, element);
}

/** Adds to the text of a script, a style or a title. */
export function appendText(element: Nodes.Element, text: string): void {
  tree.insertText(element, text);
}

/** Puts elements behind another one, in their order. */
export function insertAfter(sibling: Nodes.Element, elements: readonly Nodes.Element[]): void {
  const parent = sibling.parentNode;
  const next = parent?.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (!parent) throw new Error(`A ${sibling.tagName} that is in no page has nothing behind it`);
  for (const element of elements)
    if (next) tree.insertBefore(parent, element, next);
    else tree.appendChild(parent, element);
}

export function removeElement(element: Nodes.Element): void {
  tree.detachNode(element);
}

export function removeAttribute(element: Nodes.Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}
