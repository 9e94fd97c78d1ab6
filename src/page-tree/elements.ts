import { type DefaultTreeAdapterTypes as Nodes, defaultTreeAdapter as tree } from "parse5";

/** The elements below a node, in the order of the page: those of one name, or all. */
export function elementsIn(node: Nodes.ParentNode, name?: string): Nodes.Element[] {
  const found: Nodes.Element[] = [];
  collect(node, name, found);
  return found;
}

/** Into one list: a page has a thousand elements and is searched thirty times, and there may be thousands of pages. */
function collect(node: Nodes.ParentNode, name: string | undefined, found: Nodes.Element[]): void {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    if (name === undefined || child.tagName === name) found.push(child);
    collect(isTemplate(child) ? child.content : child, name, found);
  }
}

const isTemplate = (element: Nodes.Element): element is Nodes.Template => element.tagName === "template";

/** An attribute's value, by its name in lower case. */
export function attributeOf({ attrs }: Nodes.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script, a style or a title. */
export function textOf(element: Nodes.Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
