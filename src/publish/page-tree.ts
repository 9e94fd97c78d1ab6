import { readFile } from "node:fs/promises";
import { type DefaultTreeAdapterTypes as Nodes, parse, defaultTreeAdapter as tree } from "parse5";

export type Element = Nodes.Element;

/** A page as it was written. */
export interface BuiltPage {
  /** Its path in the build: /areas/chelsea.html. */
  path: string;
  file: string;
}

/** A page as a browser's parser understands it. */
export interface PageTree {
  /** By which an error names it. */
  path: string;
  document: Nodes.Document;
  head: Element;
}

/** Without scripts, so that the content of noscript is parsed as elements. */
const withoutScripts = { scriptingEnabled: false };

export async function readPage({ path, file }: BuiltPage): Promise<PageTree> {
  return parsePage(await readFile(file, "utf8"), path);
}

/** Parses a page as the HTML standard says, like every browser. */
export function parsePage(html: string, path: string): PageTree {
  const document = parse(html, withoutScripts);
  const [head] = elementsIn(document, "head");
  if (!head) throw new Error(`${path} is no page: it has no head`);
  return { path, document, head };
}

/** The elements below a node, in the order of the page: all, or those of one name, and with these attributes. */
export function elementsIn(
  node: Nodes.ParentNode,
  name?: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  const wanted = Object.entries(attributes);
  return allIn(node).filter(
    (element) =>
      (name === undefined || element.tagName === name) &&
      wanted.every(([key, value]) => attributeOf(element, key)?.toLowerCase() === value),
  );
}

function allIn(node: Nodes.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((child) => [child, ...allIn(isTemplate(child) ? child.content : child)]);
}

const isTemplate = (element: Nodes.Element): element is Nodes.Template => element.tagName === "template";

/** An attribute's value, by its name in lower case. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script, a style or a title. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
