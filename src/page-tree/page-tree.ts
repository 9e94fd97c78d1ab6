import { type DefaultTreeAdapterTypes as Nodes, parse } from "parse5";
import { elementsIn } from "./elements";

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
