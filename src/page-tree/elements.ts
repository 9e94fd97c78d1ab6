import { type DefaultTreeAdapterTypes as Nodes, defaultTreeAdapter as tree } from "parse5";

/** The elements below a node, in the order of the page: those of one name, or all. */
export function elementsIn(node: Nodes.ParentNode, name?: string): Nodes.Element[] {
  return node.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const below = elementsIn(isTemplate(element) ? element.content : element, name);
    return name === undefined || element.tagName === name ? [element, ...below] : below;
  });
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
