import { type DefaultTreeAdapterTypes as Nodes, parse, defaultTreeAdapter as tree } from "parse5";

export type Element = Nodes.Element;

/** A page of the site as a browser's parser understands it, whichever way it is written. */
export interface PageTree {
  /** The page's address, by which an error names it: /areas/chelsea. */
  path: string;
  document: Nodes.Document;
  head: Element;
  body: Element;
}

/** As browsers read without scripts: what stands in a noscript element is elements too. */
const withoutScripts = { scriptingEnabled: false };

/** Reads a page. The parser is the one of the HTML standard: what it misreads, every browser misreads alike. */
export function parsePage(html: string, path: string): PageTree {
  const document = parse(html, withoutScripts);
  const [head] = elementsIn(document, "head");
  const [body] = elementsIn(document, "body");
  if (!head || !body) throw new Error(`${path} is no page: it has no head or no body`);
  return { path, document, head, body };
}

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
